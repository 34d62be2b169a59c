'use client'

import clsx from 'clsx'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { ArrowRightIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'
import { Textarea } from '@/shared/ui/Field'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { describeAuntie } from '../../contract'
import type { SafetyCountry } from '../../content/safetyTexts'
import { failureText, maxMessageLength, maxMessages, type ChatMessage } from '../../domain/conversation'
import { mergeLinks } from '../../domain/answer/wording/resourceLinks'
import { requestAnswer } from './requestAnswer'
import { CountryLines } from './CountryLines'
import { useCountry } from './useCountry'
import { Message, type ShownMessage } from './Message'
import type { AuntieTexts } from '../../content/auntieTexts'
import { InlineText } from '@/shared/ui/InlineText'

const unknownReader =
  'What you write goes to this site’s server and, if a language model is set up here, on to that. I couldn’t find out just now whether there is one.'

/** The conversation outlives a visit to the library in the same tab, and nothing more: a reload has forgotten it. */
let kept: ShownMessage[] = []

/** What of the conversation is sent along: without the greeting, without failures, the newest that fit. */
const toSend = (messages: readonly ShownMessage[]): ChatMessage[] =>
  messages
    .filter(({ failed }) => !failed)
    .slice(-maxMessages)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxMessageLength) }))

type ChatProps = {
  texts: AuntieTexts
  countries: SafetyCountry[]
  /** Beside the conversation on wide screens. */
  portrait: ReactNode
  /** The same from near, beside the title on others. */
  face: ReactNode
  title: ReactNode
}

/** The conversation, which scrolls with the page, its field docked below, and the lines to call. */
export function Chat({ texts, countries, portrait, face, title }: ChatProps) {
  const [messages, setMessages] = useState<ShownMessage[]>(kept)
  const [input, setInput] = useState('')
  const [pending, setPending] = useState(false)
  const [growing, setGrowing] = useState('')
  const [disclosure, setDisclosure] = useState<string | null>(null)
  const [country, chooseCountry, code] = useCountry(countries)
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
    // The question stands at the top and the answer below it, to be read from its beginning; a number to call comes
    // before the question.
    const items = [...(log.current?.querySelectorAll<HTMLElement>('[data-role]') ?? [])]
    const asked = items.findLast(({ dataset }) => dataset.role === 'user')
    const urgent = items.at(-1)?.querySelector('[data-call]') ? items.at(-1) : undefined
    ;(urgent ?? asked)?.scrollIntoView({ block: 'start' })
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
      const { response, links } = await requestAnswer(
        { messages: toSend(asked), country: code || country.code },
        setGrowing,
      )
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
      // Where the page stands is where the answer is read from.
      field.current?.focus({ preventScroll: true })
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

  const begun = messages.length > 0
  return (
    <div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
      <section
        aria-label="Chat with Auntie"
        className="flex min-h-[calc(100dvh-8.4rem)] min-w-0 flex-col md:min-h-[calc(100dvh-9.4rem)] lg:col-start-2 lg:row-start-1 lg:min-h-[calc(100dvh-10.5rem)]"
      >
        <div className="mx-auto w-full max-w-3xl flex-1 px-[clamp(1.1rem,4vw,3rem)] pt-2 pb-8 sm:pt-6 large-text:px-[4vw]">
          <div className="flex min-h-11 items-center gap-3 large-text:flex-wrap">
            <div className="h-13 w-11 shrink-0 overflow-hidden rounded-t-full sm:h-19 sm:w-16 lg:hidden dark:border-[1.5px] dark:border-edge">
              {face}
            </div>
            <div className="flex-1 large-text:basis-1/2">{title}</div>
            {begun ? (
              <Button
                disabled={pending}
                onClick={() => {
                  show([])
                  field.current?.focus()
                }}
                variant="quiet"
                size="small"
              >
                {texts.startOver}
              </Button>
            ) : (
              <SiteLink href="/safety/auntie" className="inline-flex min-h-11 items-center text-sm">
                {texts.whatIAm}
              </SiteLink>
            )}
          </div>
          <div ref={log} role="log" aria-label="Conversation" aria-busy={growing !== ''} className="mt-1.5 sm:mt-3">
            {/* Each of the two a line of its own on a phone, in either face: the slanted one comes later, and moves nothing. */}
            <p
              className={clsx(
                'text-lg leading-snug min-[24rem]:text-xl',
                !begun && 'sm:min-[24rem]:text-2xl lg:min-[24rem]:text-3xl',
              )}
            >
              <span className="block font-serif">{texts.greeting}</span>
              <span className="block slanted">{texts.greetingEnd}</span>
            </p>
            {!begun && country.emergencyNumber && (
              <p className="mt-2 flex flex-wrap items-center gap-x-4 sm:mt-3 lg:hidden">
                {texts.urgent}
                <a
                  href={`tel:${country.emergencyNumber}`}
                  className="flex min-h-11 items-center rounded-full border-[1.5px] border-rose px-5 font-semibold text-rose no-underline"
                >
                  {texts.call} {country.emergencyNumber}
                </a>
              </p>
            )}
            {/* Before what can be pressed, as the docked field covers what comes after; whole, as half of it says less than
                nothing. On a phone what follows is where the words go. */}
            <details className="max-w-measure text-sm text-soft-ink sm:hidden">
              <summary className="flex min-h-11 cursor-pointer items-center py-1 leading-snug">
                <span className="min-w-0 flex-1">{texts.disclaimer}</span>
              </summary>
              <p className="pb-2">{disclosure ?? texts.findingOut}</p>
            </details>
            <p className="mt-5 max-w-measure text-sm text-soft-ink max-sm:hidden">{texts.disclaimer}</p>
            {!begun && (
              <section aria-labelledby={`${id}-quick`} className="sm:mt-5 noscript:hidden">
                <h2 id={`${id}-quick`} className="sr-only">
                  {texts.questionsHeading}
                </h2>
                <ul className="flex flex-col items-start gap-2 sm:flex-row sm:flex-wrap sm:gap-2.5">
                  {texts.questions.map((question) => (
                    <li key={question}>
                      <button
                        type="button"
                        disabled={pending}
                        onClick={() => {
                          setInput(question)
                          field.current?.focus()
                        }}
                        className="min-h-11 rounded-[0.3rem_1.4rem_1.4rem_1.4rem] border-[1.5px] border-edge px-4 py-1.5 text-left transition-colors duration-200 hover:border-plum hover:bg-leaf"
                      >
                        {question}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <p className="mt-5 min-h-[4.8em] max-w-measure text-sm text-soft-ink max-sm:hidden">
              {disclosure ?? texts.findingOut}
            </p>
            <ul className="mt-4 grid gap-5" hidden={messages.length === 0}>
              {messages.map((message, index) => (
                <Message key={index} message={message} />
              ))}
              {growing && <Message message={{ role: 'assistant', content: growing, links: [] }} />}
            </ul>
            {pending && (
              <p role="status" className="mt-4 flex items-center gap-2.5 text-soft-ink">
                <span aria-hidden="true" className="size-2.5 animate-pulse rounded-full bg-gold" />
                {texts.thinking}
              </p>
            )}
          </div>
        </div>
        <form
          onSubmit={submit}
          className="sticky bottom-0 z-20 border-t border-line bg-leaf pb-[env(safe-area-inset-bottom)] noscript:hidden"
        >
          <div className="mx-auto flex w-full max-w-3xl items-end gap-2 px-[clamp(1.1rem,4vw,3rem)] py-3 sm:gap-3 large-text:px-[4vw]">
            <label htmlFor={id} className="sr-only">
              {texts.fieldLabel}
            </label>
            <Textarea
              ref={field}
              growing
              id={id}
              rows={1}
              value={input}
              maxLength={maxMessageLength}
              disabled={pending}
              placeholder={texts.fieldLabel}
              enterKeyHint="send"
              onChange={(event) => setInput(event.target.value)}
              onKeyDown={sendOnEnter}
              className="flex-1 rounded-3xl placeholder:text-soft-ink"
            />
            <button
              type="submit"
              aria-label="Send"
              disabled={pending || !input.trim()}
              className="grid size-12 shrink-0 place-items-center rounded-full bg-plum text-on-plum transition-colors duration-200 hover:bg-ink hover:text-paper disabled:bg-line disabled:text-soft-ink forced-colors:border"
            >
              <ArrowRightIcon size={22} className="-rotate-90" />
            </button>
          </div>
        </form>
        <p className="hidden border-t border-line p-4 noscript:block">
          <InlineText>{texts.withoutScripts}</InlineText>
        </p>
      </section>
      <aside aria-label="Numbers to call" className="bg-leaf lg:col-start-1 lg:row-start-1">
        {/* Her face and the numbers stay beside a conversation of any length. */}
        <div className="lg:sticky lg:top-11 lg:flex lg:h-[calc(100dvh-10.5rem)] lg:flex-col lg:overflow-y-auto">
          <div className="hidden min-h-40 flex-1 justify-center overflow-hidden bg-night-1 [&>svg]:w-auto lg:[@media(min-height:52rem)]:flex">
            {portrait}
          </div>
          <CountryLines texts={texts} countries={countries} chosen={country} onChoose={chooseCountry} />
        </div>
      </aside>
    </div>
  )
}
