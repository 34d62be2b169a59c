import Link from 'next/link'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { countAttention } from './countAttention'

/** On the editor's first page: how many claims wait for somebody, each number leading to their list. */
export async function DueClaims({ payload }: ServerProps) {
  const waiting = (await countAttention(payload)).filter(({ count }) => count > 0)
  if (waiting.length === 0) return null
  return (
    <section className="power-years-greeting" aria-labelledby="power-years-due-claims">
      <h2 id="power-years-due-claims">What wants another look</h2>
      <ul>
        {waiting.map(({ label, count, path }) => (
          <li key={path}>
            <Link
              href={formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/${path}` })}
              prefetch={false}
            >
              {label}: {count}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
