'use client'

import { Button, toast, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'

import type { BulkEditPreview } from '../contract'
import { ConfirmSeveral } from './ConfirmSeveral'
import { labelPanelControls } from './labelPanelControls'
import { guardFetch, recordSeenVersion, placeOf } from './panelFetch'

type Asked = { answer: (isSignedIn: boolean) => void }
type Several = { slug: string; would: BulkEditPreview; answer: (goesOn: boolean) => void }
type Refused = { errors?: { message?: string; data?: { secondFactor?: { app: boolean } } }[] }

/** Longer than Payload's drawer takes to say of anything that it was scheduled. */
const saidForMs = 2_000

/** Says something in the place of what Payload says, which comes right behind it. */
function tellInstead(of: string, words: string): void {
  toast.error(words, { duration: 15_000 })
  const until = Date.now() + saidForMs
  const look = () => {
    for (const one of toast.getToasts()) if ('title' in one && one.title === of) toast.dismiss(one.id)
    if (Date.now() < until) setTimeout(look, 30)
  }
  look()
}

/** Around the whole panel: see {@link guardFetch} and {@link labelPanelControls}. */
export function PanelGuard({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const pathname = usePathname()
  const [asked, setAsked] = useState<Asked>()
  const [several, setSeveral] = useState<Several>()
  // The person who was signed in, also once the session is gone.
  const [email, setEmail] = useState(user?.email ?? '')
  if (user?.email && user.email !== email) setEmail(user.email)

  const { t } = useTranslation()
  const scheduled = t('version:scheduledSuccessfully')

  useEffect(
    () =>
      guardFetch({
        askForPassword: () => new Promise<boolean>((answer) => setAsked({ answer })),
        confirmSeveral: (slug, would) => new Promise<boolean>((answer) => setSeveral({ slug, would, answer })),
        tell: (trouble) => tellInstead(scheduled, trouble),
      }),
    [scheduled],
  )

  useEffect(() => labelPanelControls(), [])

  // Nothing pressed before is repeated here: who comes by a program, such as a test, waits for the mark.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])

  // The page of an old version does not say which one is the newest.
  useEffect(() => {
    const [, slug, id] = /\/collections\/([^/]+)\/(\d+)\/versions\//.exec(pathname) ?? []
    if (!slug || !id) return
    void fetch(`/api/${slug}/${id}?draft=true&depth=0&select[updatedAt]=true`)
      .then((answer) => answer.json() as Promise<{ updatedAt?: string }>)
      .then(({ updatedAt }) => recordSeenVersion(placeOf(slug, id), updatedAt))
      .catch(() => {})
  }, [pathname])

  return (
    <>
      {children}
      {several && (
        <ConfirmSeveral
          slug={several.slug}
          would={several.would}
          onEnd={(goesOn) => {
            setSeveral(undefined)
            several.answer(goesOn)
          }}
        />
      )}
      {asked && (
        <SignInAgain
          email={email}
          onEnd={(isSignedIn) => {
            setAsked(undefined)
            asked.answer(isSignedIn)
          }}
        />
      )}
    </>
  )
}

function SignInAgain({ email, onEnd }: { email: string; onEnd: (isSignedIn: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [mistake, setMistake] = useState('')

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  async function signIn(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setMistake('')
    const answer = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, ...(code && { code }) }),
    }).catch(() => null)
    if (answer?.ok) return onEnd(true)
    const { errors } = ((await answer?.json().catch(() => ({}))) ?? {}) as Refused
    if (errors?.[0]?.data?.secondFactor && !code) return setAsksCode(true)
    setMistake(errors?.[0]?.message ?? 'The site cannot be reached. Is there a network?')
  }

  return (
    <dialog
      className="power-years-choose"
      ref={dialog}
      aria-labelledby="power-years-sign-in-again"
      onClose={() => onEnd(false)}
    >
      <form onSubmit={(event) => void signIn(event)}>
        <h2 id="power-years-sign-in-again">Your session has ended</h2>
        <p>Nothing you typed is lost. Give your password, and what you were about to do goes on.</p>
        <label>
          Password of {email}
          <input
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        {asksCode && (
          <label>
            Code from your authenticator app, or a recovery code
            <input
              autoComplete="one-time-code"
              required
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
        )}
        {mistake && (
          <p className="power-years-mistake" role="alert">
            {mistake}
          </p>
        )}
        <div className="power-years-choose__end">
          <Button type="submit">Go on</Button>
          <Button type="button" buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            Not now
          </Button>
        </div>
      </form>
    </dialog>
  )
}
