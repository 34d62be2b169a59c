'use client'

import Link from 'next/link'
import { useState } from 'react'

import { callPanelApi } from '@/shared/browser/callPanelApi'

import type { answerReleaseWords } from '../contract'
import type { ReleaseWords } from './releaseWords'

type Listed = ReleaseWords & { href: string }

/** What a release has other words for, and an editor changed before: theirs as a draft, or ours stay. */
export function OfferedWords({ texts }: { texts: Listed[] }) {
  const [open, setOpen] = useState(texts)
  const [said, setSaid] = useState('')
  if (open.length === 0 && !said) return null

  async function answer({ collection, key, title }: Listed, take: boolean) {
    try {
      const body = { collection, key, take }
      const { message } = await callPanelApi<typeof answerReleaseWords>('post', '/release-words', { body })
      setSaid(`${title}: ${message}`)
      setOpen((all) => all.filter((one) => one.collection !== collection || one.key !== key))
    } catch (failure) {
      setSaid(`${title}: ${(failure as Error).message}`)
    }
  }

  return (
    <div>
      <h3>Changed here, and by the last release</h3>
      <ul>
        {open.map((text) => (
          <li key={`${text.collection} ${text.key}`}>
            <Link href={text.href} prefetch={false}>
              {text.title}
            </Link>
            <span>{text.fields.join(', ')}</span>{' '}
            <button
              type="button"
              aria-label={`${text.hasDrafts ? 'Make a draft of' : 'Take'} the release’s words for ${text.title}`}
              onClick={() => void answer(text, true)}
            >
              {text.hasDrafts ? 'Its words as a draft' : 'Take its words'}
            </button>{' '}
            <button
              type="button"
              aria-label={`Keep our words for ${text.title}`}
              onClick={() => void answer(text, false)}
            >
              Keep ours
            </button>
          </li>
        ))}
      </ul>
      {said && <p role="status">{said}</p>}
    </div>
  )
}
