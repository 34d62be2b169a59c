'use client'

import { useCallback, useEffect, useId, useState } from 'react'

import type { Comment } from '@/payload-types'
import { revealText, selectedText } from '@/shared/browser/revealText'
import { callPayload, PanelApiError } from '@/shared/browser/callPanelApi'
import { Unread, usePanelRead } from '@/shared/cms/panelRead'

import { useKeptText } from './useKeptText'

const maxQuote = 600

/** What people say to each other about this text, at the words they mean. */
export function Comments({ document: of, title }: { document: string; title: string }) {
  const id = useId()
  const [quote, setQuote] = useState('')
  const [text, setText] = useKeptText(`comment on ${of}`)
  const [said, setSaid] = useState('')

  const read = useCallback(async () => {
    const query = new URLSearchParams({ 'where[document][equals]': of, sort: 'createdAt', limit: '100', depth: '0' })
    return ((await callPayload('get', `/comments?${query}`)) as { docs: Comment[] }).docs
  }, [of])

  const { answer: comments = [], setAnswer: setComments, ...unread } = usePanelRead(read)

  // A click here takes the selection away: the last one that was made counts.
  useEffect(() => {
    const note = () => {
      const words = selectedText()
      if (words) setQuote(words.slice(0, maxQuote))
    }
    window.document.addEventListener('selectionchange', note)
    return () => window.document.removeEventListener('selectionchange', note)
  }, [])

  async function save(call: () => Promise<unknown>) {
    try {
      await call()
      setComments(await read())
      setSaid('')
      return true
    } catch (failure) {
      setSaid(failure instanceof PanelApiError ? failure.message : 'That did not work. What you wrote is still here.')
      return false
    }
  }

  async function add() {
    const isSaved = await save(() => callPayload('post', '/comments', { document: of, title, quote, text }))
    if (!isSaved) return
    setText('')
    setQuote('')
  }

  const lookFor = async (words: string) =>
    setSaid((await revealText(words)) ? '' : 'These words do not stand there any more.')

  const open = comments.filter(({ resolved }) => !resolved)
  const resolved = comments.filter((comment) => comment.resolved)
  const entry = (comment: Comment) => (
    <li key={comment.id} data-past={comment.resolved === true}>
      {comment.quote && (
        <button type="button" onClick={() => void lookFor(comment.quote ?? '')}>
          “{comment.quote.slice(0, 120)}”
        </button>
      )}
      <p>{comment.text}</p>
      <small>
        {comment.author}, {new Date(comment.createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
        {comment.resolvedBy && `, resolved by ${comment.resolvedBy}`}
      </small>
      <button
        type="button"
        onClick={() =>
          void save(() => callPayload('patch', `/comments/${comment.id}`, { resolved: !comment.resolved }))
        }
      >
        {comment.resolved ? 'Open it again' : 'Resolve'}
      </button>
    </li>
  )

  return (
    <div className="power-years-desk__comments">
      <h3>Comments</h3>
      <Unread what="What was said before" {...unread} />
      <ul>{open.map(entry)}</ul>
      {resolved.length > 0 && (
        <details>
          <summary>Resolved ({resolved.length})</summary>
          <ul>{resolved.map(entry)}</ul>
        </details>
      )}
      {quote && (
        <p>
          About “{quote.slice(0, 120)}”{' '}
          <button type="button" onClick={() => setQuote('')}>
            About all of it
          </button>
        </p>
      )}
      <label htmlFor={id}>
        Comment {quote ? 'on these words' : '(select words in the text to mean them)'}
        <textarea id={id} rows={2} maxLength={2_000} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {said && <p role="status">{said}</p>}
      <button type="button" disabled={text.trim() === ''} onClick={() => void add()}>
        Comment
      </button>
    </div>
  )
}
