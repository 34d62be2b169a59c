import clsx from 'clsx'
import type { ElementType, ReactNode } from 'react'

import { EmptyShelfScene, LostMoonScene } from '@/shared/ui/art/Scenes'

import { ResultLink } from './ResultLink'

type Ways = {
  /** The heading level. */
  level: 'h2' | 'h3'
  /** What leads elsewhere: a router's link, or a plain one where the router would only wait for the network. */
  link: ElementType
  onFollow?: () => void
}

const signs = {
  name: 'When not to wait',
  href: '/warning-signs',
  text: 'If it can’t wait: the signs to call about, and whom to call.',
}

const otherWays = [
  { name: 'The contents page', href: '/education', text: 'Every read, chapter by chapter.' },
  {
    name: 'Ask an Auntie',
    href: '/ask-auntie',
    text: 'A whole sentence is fine there. She’s software, and she looks it up.',
  },
  signs,
]

/** These open from what this browser keeps. */
const waysWithoutNetwork = [
  { name: 'What you have read', href: '/education', text: 'Every module you opened here.' },
  { name: 'It’s happening now', href: '/now', text: 'Ninety seconds for a hot flash, and one press to keep it.' },
  signs,
]

type EmptyAnswerProps = Ways & {
  scene: ReactNode
  title: string
  text: string
  ways: typeof otherWays
  children?: ReactNode
}

function EmptyAnswer(props: EmptyAnswerProps) {
  const { scene, title, text, ways, level: Heading, link: Link, onFollow, children } = props
  return (
    <div
      className={clsx(
        'grid items-center gap-x-12 gap-y-3 pt-4 [column-span:all]',
        // On the page there is room beside the drawing, in the dialog above it.
        Heading === 'h2' && 'md:grid-cols-[auto_minmax(0,1fr)] md:pt-6',
      )}
    >
      {scene}
      <div className="min-w-0">
        <Heading className="text-2xl wrap-anywhere">{title}</Heading>
        <p className="mt-3 max-w-measure text-soft-ink">{text}</p>
        {children}
        <ul className="mt-5 max-w-measure border-t border-line">
          {ways.map(({ name, href, text }) => (
            <ResultLink key={href} link={Link} href={href} title={name} text={text} onFollow={onFollow} />
          ))}
        </ul>
      </div>
    </div>
  )
}

const sceneClass = 'mx-auto h-auto w-44 max-w-full md:w-60'

/** In the place of results where there are none: why, and where to look instead. */
export function NoSearchResults({ search, ...ways }: Ways & { search: string }) {
  return (
    <EmptyAnswer
      {...ways}
      scene={<EmptyShelfScene size={240} className={sceneClass} />}
      title={`Nothing on this shelf for “${search.trim()}”`}
      text="One plain word finds more than four: sleep, bleeding, flush. If that is empty too, we may not have written it yet."
      ways={otherWays}
    />
  )
}

/** In the place of results where the search was not answered. `children` is how to ask again. */
export function SearchUnanswered({ message, children, ...ways }: Ways & { message: string; children: ReactNode }) {
  return (
    <EmptyAnswer
      {...ways}
      scene={<LostMoonScene size={240} className={sceneClass} />}
      title="The shelves are out of reach"
      text={message}
      ways={waysWithoutNetwork}
    >
      <div className="mt-4">{children}</div>
    </EmptyAnswer>
  )
}
