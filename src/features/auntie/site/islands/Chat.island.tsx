'use client'

import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { Button } from '@/shared/ui/Button'
import { Textarea } from '@/shared/ui/Field'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { describeAuntie } from '../../contract'
import type { SafetyCountry } from '../../content/safetyTexts'
import {
  failureText,
  maxMessageLength,
  maxMessages,
  quickQuestions,
  type ChatMessage,
} from '../../domain/answer/conversation'
import { mergeLinks } from '../../domain/answer/resourceLinks'
import { findCountry } from '../../domain/safety/safetyAnswer'
import { requestAnswer } from './requestAnswer'
import { CountryLines, guessCountry } from './CountryLines'
import { Message, type ShownMessage } from './Message'

const greeting =
  'Hello, love. I’m Auntie, and I’m an AI: software, not a woman with a teapot. I answer out of this site’s library and show you the page. I can be wrong, I can’t examine you, and I don’t diagnose or tell you what to take. If it can’t wait, call one of the numbers on this page instead of me.'

const unknownReader =
  'What you write goes to this site’s server and, if a language model is set up here, on to that. I couldn’t find out just now whether there is one.'

/** The conversation outlives a visit to the library in the same tab, and nothing more: a reload has forgotten it. */
let kept: ShownMessage[] = []

const never = () => () => {}

/** What of the conversation is sent along: without the greeting, without failures, the newest that fit. */
const toSend = (messages: readonly ShownMessage[]): ChatMessage[] =>
  messages
    .filter(({ failed }) => !failed)
    .slice(-maxMessages)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxMessageLength) }))

/** The chat window, the questions to begin with, and the lines to call. */
export function Chat({ countries, portrait }: { countries: SafetyCountry[]; portrait: ReactNode }) {
  const [messages, setMessages] = useState<ShownMessage[]>(kept)
  const [input, setInput] = useState('')
  const [pending, setPending] = useState(false)
  const [growing, setGrowing] = useState('')
  const [disclosure, setDisclosure] = useState<string | null>(null)
  const [choice, setChoice] = useState<string | null>(null)
  const guess = useSyncExternalStore(never, guessCountry, () => '')
  const country = findCountry(countries, choice ?? guess)
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    // Asked at run time: the page itself is made ahead and cannot know the keys of this deployment.
    callEndpoint<typeof describeAuntie>('get', '/ask-auntie').then(
      ({ disclosure }) => setDisclosure(disclosure),
      () => setDisclosure(unknownReader),
    )
  }, [])

  useEffect(() => {
    // The question stands at the top and the answer below it, to be read from its beginning.
    const window = log.current
    const asked = [...(window?.querySelectorAll<HTMLElement>('[data-role="user"]') ?? [])].at(-1)
    if (window && asked) window.scrollTo({ top: asked.offsetTop - window.offsetTop - 16 })
  }, [messages, growing, pending])

  function show(next: ShownMessage[]) {
    kept = next
    setMessages(next)
  }

  async function send() {
    const content = input.trim()
    if (pending || !content) return
    const asked: ShownMessage[] = [...messages, { role: 'user', content, links: [], at: Date.now() }]
    show(asked)
    setInput('')
    setPending(true)
    try {
      const { response, links } = await requestAnswer({ messages: toSend(asked), country: country.code }, setGrowing)
      show([
        ...asked,
        { role: 'assistant', content: response, links: mergeLinks(links ?? [], content), at: Date.now() },
      ])
    } catch (error) {
      // What the server said, which repeats nothing of the message.
      // eslint-disable-next-line no-console -- the specification has it logged
      console.error(error instanceof Error ? error.message : 'The chat failed')
      show([
        ...asked,
        { role: 'assistant', content: failureText, links: mergeLinks([], content), at: Date.now(), failed: true },
      ])
    } finally {
      setPending(false)
      setGrowing('')
    }
  }

  // A disabled field loses the focus; it comes back to whoever was writing.
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !pending && (document.activeElement === document.body || !document.activeElement))
      field.current?.focus()
    wasPending.current = pending
  }, [pending])

  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <div className="min-w-0">
        <section aria-label="Chat with Auntie" className="border border-line">
          <div className="flex items-center gap-3 border-b border-line px-4 py-2.5 sm:px-5">
            {portrait}
            <p className="min-w-0 flex-1 leading-tight">
              <span className="block font-serif text-xl">Auntie</span>
              <span className="block text-sm text-soft-ink">AI, out of our library</span>
            </p>
            {messages.length > 0 && (
              <Button
                disabled={pending}
                onClick={() => {
                  show([])
                  field.current?.focus()
                }}
                variant="quiet"
                size="small"
              >
                Start over
              </Button>
            )}
          </div>
          <div
            ref={log}
            role="log"
            aria-label="Conversation"
            aria-busy={growing !== ''}
            tabIndex={0}
            className="h-[400px] overflow-y-auto overscroll-contain px-4 py-5 focus-visible:outline-offset-[-3px] sm:px-5 md:h-[500px]"
          >
            <ul className="grid gap-4">
              <Message message={{ role: 'assistant', content: greeting, links: [] }}>
                <p className="mt-3 min-h-[4.8em] text-sm text-soft-ink">
                  {disclosure ?? 'Finding out where your words go on this site…'}
                </p>
              </Message>
              {messages.map((message, index) => (
                <Message key={index} message={message} />
              ))}
              {growing && <Message message={{ role: 'assistant', content: growing, links: [] }} />}
            </ul>
            {pending && (
              <p role="status" className="mt-4 flex items-center gap-2.5 text-soft-ink">
                <span aria-hidden="true" className="size-2.5 animate-pulse rounded-full bg-gold" />
                Auntie is thinking...
              </p>
            )}
          </div>
          <form onSubmit={submit} className="border-t border-line p-3 sm:p-4 noscript:hidden">
            <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
              Your question
            </label>
            <div className="flex items-end gap-2 sm:gap-3">
              <Textarea
                ref={field}
                growing
                id={id}
                rows={1}
                value={input}
                maxLength={maxMessageLength}
                disabled={pending}
                enterKeyHint="send"
                onChange={(event) => setInput(event.target.value)}
                onKeyDown={sendOnEnter}
                className="flex-1"
              />
              <Button type="submit" disabled={pending || !input.trim()} className="shrink-0">
                Send
              </Button>
            </div>
          </form>
          <p className="hidden border-t border-line p-4 noscript:block">
            The chat needs JavaScript. <SiteLink href="/education">The library</SiteLink> doesn’t.
          </p>
        </section>
        <section aria-labelledby={`${id}-quick`} className="mt-6 noscript:hidden">
          <h2 id={`${id}-quick`} className="font-sans caps">
            To begin with
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {quickQuestions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  disabled={pending}
                  onClick={() => {
                    setInput(question)
                    field.current?.focus()
                  }}
                  className="min-h-11 rounded-full border-[1.5px] border-edge px-4 py-1.5 text-left text-sm transition-colors duration-200 hover:border-plum hover:bg-leaf disabled:text-soft-ink"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <aside aria-label="Numbers to call">
        <CountryLines countries={countries} chosen={country} onChoose={setChoice} />
      </aside>
    </div>
  )
}
