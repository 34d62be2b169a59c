import { Fragment, type ReactNode } from 'react'

import { readMarks } from '@/shared/lib/sourceMarks'

type CitedTextProps = {
  /** As it is stored, with the numbers of its sources. */
  children: string
  /** What the list of its sources is named by: `ShortSources` under the same name. */
  under: string
  /** Draws the words between two numbers. */
  words?: (text: string) => ReactNode
}

/** A plain text in which each sentence that names its sources leads to them, by number, in the list below. */
export function CitedText({ children, under, words: draw = (text) => text }: CitedTextProps) {
  const { words, marks } = readMarks(children)
  return (
    <>
      {marks.map(({ at, number, place }, index) => {
        const start = marks[index - 1]?.at ?? 0
        return (
          <Fragment key={index}>
            {at > start && draw(words.slice(start, at))}
            <sup data-mute className="ml-0.5 text-[0.68em] leading-none font-bold whitespace-nowrap">
              {at === start && '\u2009'}
              <a
                href={`#${under}-source-${number}`}
                aria-label={`Source ${number}${place ? `, ${place}` : ''}`}
                className="-m-1 p-1 no-underline hover:underline print:text-ink"
              >
                {number}
              </a>
            </sup>
          </Fragment>
        )
      })}
      {draw(words.slice(marks.at(-1)?.at ?? 0))}
    </>
  )
}
