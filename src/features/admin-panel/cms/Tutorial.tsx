import Link from 'next/link'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { slugs } from '@/slugs'

const steps = [
  ['Write a module', 'One question of a reader, answered. Give every fact its source.'],
  ['Save Draft', 'Keeps it here. Nobody outside sees it.'],
  ['Preview', 'The eye beside the buttons shows the page as readers will see it.'],
  ['Publish', 'Once somebody else has checked it, where you are several. The arrow beside Publish sets a later time.'],
] as const

/** Shown above the dashboard while few modules have been published: an editor's tasks, in their usual order. */
export function Tutorial({ payload }: Pick<ServerProps, 'payload'>) {
  const to = (path: `/${string}`) => formatAdminURL({ adminRoute: payload.config.routes.admin, path })
  const modules = `/collections/${slugs.educationModules}` as const
  return (
    <section className="power-years-greeting" aria-labelledby="power-years-tutorial">
      <h2 id="power-years-tutorial">From an idea to the site in four steps</h2>
      <ol>
        {steps.map(([step, meaning]) => (
          <li key={step}>
            <strong>{step}</strong>
            <span>{meaning}</span>
          </li>
        ))}
      </ol>
      <nav aria-label="Shortcuts">
        <Link href={to(`${modules}/create`)} prefetch={false}>
          Write a new module
        </Link>
        <Link href={to(modules)} prefetch={false}>
          All modules
        </Link>
        <Link href={to(`/collections/${slugs.references}`)} prefetch={false}>
          References
        </Link>
        <Link href={to(`/globals/${slugs.siteSettings}`)} prefetch={false}>
          Site settings
        </Link>
      </nav>
    </section>
  )
}
