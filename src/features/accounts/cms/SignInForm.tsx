'use client'

import { Button } from '@payloadcms/ui'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'

import { callPanelApi, callPayload, PanelApiError } from '@/shared/browser/callPanelApi'

import type { signInByPasskey, startPasskeySignIn } from '../contract'
import { PanelField } from './PanelField'
import { toSent } from './sentCredential'

const never = () => () => {}

/** Whether this browser knows passkeys; unknown, so no, on the server. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(never, browserSupportsWebAuthn, () => false)

/** What the person did with the browser's own dialog is no error. */
const wasClosed = (error: unknown) => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

type SignInFormProps = {
  /** The panel's page to return to after signing in. */
  goal: string
  /** The screen for a forgotten password. */
  forgotten: string
}

/** Signs in by e-mail and password, with a code where the account asks for one, or by passkey. Nothing typed is lost. */
export function SignInForm({ goal, forgotten }: SignInFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState<PanelApiError['secondFactor']>()
  const [mistake, setMistake] = useState('')
  const [busy, setBusy] = useState(false)
  const knowsPasskeys = usePasskeySupport()
  const codeField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked) codeField.current?.focus()
  }, [asked])

  async function attempt(signIn: () => Promise<void>) {
    setBusy(true)
    setMistake('')
    try {
      await signIn()
      // A whole new page: what a stranger's page knew is gone.
      window.location.assign(goal)
    } catch (error) {
      setBusy(false)
      if (wasClosed(error)) return
      setMistake(error instanceof Error ? error.message : 'That did not work.')
      if (!(error instanceof PanelApiError) || !error.secondFactor) return
      setAsked(error.secondFactor)
      // The question is no mistake.
      if (!code) setMistake('')
    }
  }

  function byPassword(event: FormEvent) {
    event.preventDefault()
    void attempt(async () => {
      await callPayload('post', '/users/login', { email, password, ...(code && { code }) })
    })
  }

  function byPasskey() {
    void attempt(async () => {
      const options = await callPanelApi<typeof startPasskeySignIn>('post', '/passkey-sign-in/start')
      const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
      const credential = toSent(await startAuthentication({ optionsJSON }))
      await callPanelApi<typeof signInByPasskey>('post', '/passkey-sign-in', { body: { credential } })
    })
  }

  return (
    <main>
      <h1 className="power-years-sign-in__heading">Sign in</h1>
      <form className="login__form power-years-sign-in" onSubmit={byPassword}>
        <div className="login__form__inputWrap">
          <PanelField
            label="Email"
            type="email"
            name="email"
            autoComplete="username webauthn"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <PanelField
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {asked && (
            <PanelField
              label={asked.app ? 'Code from your authenticator app' : 'Recovery code'}
              name="code"
              autoComplete="one-time-code"
              ref={codeField}
              required
              hint={
                asked.app
                  ? 'Six digits. Without your phone: one of your recovery codes.'
                  : 'One of those you kept when you made your passkey; or use the passkey itself, below.'
              }
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </div>
        {mistake && (
          <p className="power-years-mistake" role="alert">
            {mistake}
          </p>
        )}
        <a href={forgotten}>Forgot password?</a>
        <Button type="submit" size="large" disabled={busy}>
          Login
        </Button>
        {knowsPasskeys && (
          <Button type="button" buttonStyle="secondary" size="large" disabled={busy} onClick={byPasskey}>
            Sign in with a passkey
          </Button>
        )}
      </form>
    </main>
  )
}
