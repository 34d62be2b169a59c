import Link from 'next/link'

import { slugs } from '@/slugs'

import type { FailingText } from '@/shared/cms/failingTexts'

const places = { site: 'on the site', draft: 'a draft', 'draft-above': 'a draft of what is on the site' }

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

const found = ({ errors, warnings }: FailingText) =>
  [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')].filter(Boolean).join(', ')

type Props = { texts: readonly FailingText[]; count: number; to: (path: `/${string}`) => string }

/** Texts in which the checks find something, the gravest first; the rest is one press away. */
export function FailingTexts({ texts, count, to }: Props) {
  if (count === 0) return null
  const rest = count - texts.length
  return (
    <div>
      <h3>Checks that fail</h3>
      <ul>
        {texts.map((text) => (
          <li key={`${text.document} ${text.standing}`}>
            <Link
              href={to(text.document.includes('/') ? `/collections/${text.document}` : `/globals/${text.document}`)}
              prefetch={false}
            >
              {text.title}
            </Link>
            <span>
              {text.kind}, {places[text.standing]}: {found(text)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link href={to(`/collections/${slugs.textChecks}`)} prefetch={false}>
          {rest > 0 ? `and ${rest} more` : 'What was found in each'}
        </Link>
      </p>
    </div>
  )
}
