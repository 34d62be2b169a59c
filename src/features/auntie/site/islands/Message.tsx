import clsx from 'clsx'
import type { ReactNode } from 'react'

import { BookIcon, PhoneIcon } from '@/shared/ui/art/icons'
import { SiteLink } from '@/shared/ui/SiteLink'
import { WholeNumbers } from '@/shared/ui/WholeNumbers'

import type { AuntieLink } from '../../domain/conversation'
import { isCallableLink } from '../../domain/safety/callableLink'

/** A line of the chat; `at` is when it was written, in ms since the epoch. */
export type ShownMessage = {
  role: 'user' | 'assistant'
  content: string
  links: AuntieLink[]
  at: number
  /** Not an answer of Auntie's but the word that there is none. */
  failed?: boolean
}

function Anchor({
  path,
  children,
  className,
  label,
}: {
  path: string
  children: ReactNode
  className?: string
  label?: string
}) {
  // Only what can be opened safely: pages of this site, numbers, and the lines that editors keep.
  if (/^\/(?![/\\])/.test(path))
    return (
      <SiteLink href={path} className={className} aria-label={label}>
        {children}
      </SiteLink>
    )
  if (isCallableLink(path) && !path.startsWith('https:'))
    return (
      <a href={path} className={className} aria-label={label}>
        {children}
      </a>
    )
  if (isCallableLink(path))
    return (
      <a href={path} target="_blank" rel="noopener noreferrer" className={className} aria-label={label}>
        {children}
      </a>
    )
  return <span className={className}>{children}</span>
}

/** The words of an answer; `[2]` leads to the second link. */
function Words({ text, links }: { text: string; links: AuntieLink[] }) {
  return text.split(/(\[\d+\])/).map((part, index) => {
    const link = /^\[\d+\]$/.test(part) ? links[Number(part.slice(1, -1)) - 1] : undefined
    if (!link) return <WholeNumbers key={index}>{part}</WholeNumbers>
    return (
      <Anchor key={index} path={link.path} label={`Source ${part.slice(1, -1)}: ${link.title}`} className="text-sm">
        {part}
      </Anchor>
    )
  })
}

/** What stands under an answer to open. */
function Links({ links, wide = false }: { links: AuntieLink[]; wide?: boolean }) {
  if (links.length === 0) return null
  return (
    <ul className={clsx('mt-3 grid gap-2 first:mt-0', wide && 'sm:grid-cols-2')}>
      {links.map(({ title, description, path, icon }) => (
        <li key={path}>
          <Anchor
            path={path}
            className="flex min-h-11 items-center gap-3 border border-line bg-paper px-3 py-2 no-underline transition-colors duration-200 hover:border-plum"
          >
            {icon === 'phone' ? (
              <PhoneIcon size={20} className="shrink-0 text-rose" />
            ) : (
              <BookIcon size={20} className="shrink-0 text-marigold" />
            )}
            <span className="min-w-0">
              <span className="block font-semibold text-plum">{title}</span>
              <span className="block text-sm text-soft-ink">{description}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** A number to call, large enough to be read and hit by somebody who is frightened. */
function Call({ title, description, path }: AuntieLink) {
  // A number that begins the name is what one looks for; else it stands in the description.
  const [, number, name] = /^(\D{0,6}\d[\d-]*)(.*)/.exec(title) ?? []
  return (
    <li>
      <Anchor
        path={path}
        className="flex min-h-16 items-center gap-4 rounded-lg border-[1.5px] border-on-call px-4 py-2 text-on-call no-underline"
      >
        <span className="min-w-0 flex-1 font-serif text-xl leading-tight">
          <span className={number && 'block text-3xl'}>{number ?? title}</span>
          {name}
          <span className={number ? 'block font-sans text-sm' : 'block text-2xl'}>{description}</span>
        </span>
        <PhoneIcon size={28} className="shrink-0" />
      </Anchor>
    </li>
  )
}

/** Numbers that stay in view while an answer is read: two fit above the text on the smallest phone. */
const pinned = 2

type MessageProps = {
  message: Pick<ShownMessage, 'role' | 'content' | 'links'> & { at?: number }
}

/** One message, hers to the right, Auntie's to the left. */
export function Message({ message: { role, content, links, at } }: MessageProps) {
  const mine = role === 'user'
  const lines = links.filter(({ icon }) => icon === 'phone')
  return (
    <li
      data-role={role}
      className={clsx(lines.length > 0 ? 'scroll-mt-16' : 'scroll-mt-4', mine ? 'ml-auto max-w-[88%]' : 'w-full')}
    >
      <p className="sr-only">{mine ? 'You:' : 'Auntie:'}</p>
      <div
        className={
          mine
            ? 'rounded-[1.2rem_1.2rem_0.3rem_1.2rem] bg-leaf px-4 py-2.5'
            : clsx('px-4 py-3', lines.length === 0 && 'border-l-3 border-gold')
        }
      >
        {/* A number to call comes before everything else, and stays in view below “Exit this page” while the rest is read. */}
        {lines.length > 0 && (
          <ul data-call className="sticky top-11 z-10 -mx-4 -mt-3 grid gap-2 bg-call p-3">
            {lines.slice(0, pinned).map((line) => (
              <Call key={line.path} {...line} />
            ))}
          </ul>
        )}
        <Links links={lines.slice(pinned)} />
        {content.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} className={clsx('whitespace-pre-line', (index > 0 || lines.length > 0) && 'mt-3')}>
            <Words text={paragraph} links={links} />
          </p>
        ))}
        <Links links={links.filter(({ icon }) => icon !== 'phone')} wide />
      </div>
      {at !== undefined && (
        <time
          dateTime={new Date(at).toISOString()}
          className={`mt-1 block text-xs text-soft-ink ${mine ? 'text-right' : ''}`}
        >
          {new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
        </time>
      )}
    </li>
  )
}
