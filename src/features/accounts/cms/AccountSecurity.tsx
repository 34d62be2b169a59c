'use client'

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { startRegistration } from '@simplewebauthn/browser'
import { useState, type KeyboardEvent, type ReactNode } from 'react'

import { QrCode } from '@/shared/ui/QrCode'

import { callPanelApi } from '@/shared/browser/callPanelApi'
import type {
  addPasskey as addPasskeyContract,
  confirmApp as confirmAppContract,
  removeApp,
  removePasskey,
  renewCodes as renewCodesContract,
  resetFactors,
  startApp as startAppContract,
  startPasskey,
} from '../contract'
import { PanelField } from './PanelField'
import { toSent } from './sentCredential'
import { SessionList } from './SessionList'
import { usePasskeySupport } from './SignInForm'
import { useAccountSecurity } from './useAccountSecurity'

type Setup = { key: string; address: string; setup: string }

/** Within the document's form Enter would save the document. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

function Act({ children, disabled, onClick }: { children: ReactNode; disabled: boolean; onClick: () => void }) {
  return (
    <Button type="button" buttonStyle="secondary" size="medium" margin={false} disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div role="status">
      <h3>Your recovery codes</h3>
      <p>Each is good once when phone or passkey is lost. They are shown this once: print them, or write them down.</p>
      <ol className="power-years-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How an account is signed in to: authenticator app, passkeys, recovery codes, sessions. One's own; a founder resets others'. */
export function AccountSecurity() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isOwn = user?.id === id
  const { security, mistake, done, busy, act } = useAccountSecurity(isOwn)
  const knowsPasskeys = usePasskeySupport()
  const [password, setPassword] = useState('')
  const [setup, setSetup] = useState<Setup | null>(null)
  const [code, setCode] = useState('')
  const [passkeyName, setPasskeyName] = useState('')
  const [codes, setCodes] = useState<string[]>([])

  const startApp = () =>
    act(async () => {
      setSetup(
        await callPanelApi<typeof startAppContract>('post', '/account/authenticator-app/start', { body: { password } }),
      )
      return 'Scan the picture with your app, then type the code it shows.'
    })
  const confirmApp = () =>
    act(async () => {
      const body = { setup: setup?.setup ?? '', code }
      const path = '/account/authenticator-app'
      const { recoveryCodes } = await callPanelApi<typeof confirmAppContract>('post', path, { body })
      setSetup(null)
      setCode('')
      setCodes(recoveryCodes)
      return 'From now on signing in asks for a code of your app.'
    })
  const addPasskey = () =>
    act(async () => {
      const options = await callPanelApi<typeof startPasskey>('post', '/account/passkeys/start', { body: { password } })
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
      const body = { name: passkeyName || 'A passkey', credential: toSent(await startRegistration({ optionsJSON })) }
      const { recoveryCodes } = await callPanelApi<typeof addPasskeyContract>('post', '/account/passkeys', { body })
      setPasskeyName('')
      setCodes(recoveryCodes)
      return 'You can sign in with this passkey now.'
    })
  const say = (call: () => Promise<{ message: string }>) => void act(async () => (await call()).message)
  const resetSecondFactor = (person: number | string) =>
    say(() => {
      const request = { params: { id: person }, body: { password } }
      return callPanelApi<typeof resetFactors>('post', '/account/people/:id/reset-second-factor', request)
    })
  const forgetApp = () =>
    say(() => callPanelApi<typeof removeApp>('post', '/account/authenticator-app/remove', { body: { password } }))
  const forgetPasskey = (passkey: string) =>
    say(() => {
      const body = { password, id: passkey }
      return callPanelApi<typeof removePasskey>('post', '/account/passkeys/remove', { body })
    })
  const renewCodes = () =>
    act(async () => {
      const body = { password }
      setCodes(
        (await callPanelApi<typeof renewCodesContract>('post', '/account/recovery-codes', { body })).recoveryCodes,
      )
      return 'The former codes have ended.'
    })

  if (!isOwn && !user?.roles?.includes('founder')) return null
  const disabled = busy || password === ''
  return (
    <section
      className="power-years-account-security"
      aria-labelledby="power-years-account-security"
      onKeyDown={keepEnter}
    >
      <h2 id="power-years-account-security">{isOwn ? 'Signing in safely' : 'Second factor'}</h2>
      <PanelField
        label="Your password, for changes below"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p aria-live="polite">{done}</p>
      {mistake && (
        <p className="power-years-mistake" role="alert">
          {mistake}
        </p>
      )}
      {!isOwn && (
        <>
          <p>For somebody who lost phone, passkeys and codes: the password alone is enough again.</p>
          <Act disabled={disabled} onClick={() => id !== undefined && resetSecondFactor(id)}>
            Take the second factor away
          </Act>
        </>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {security && (
        <>
          <h3>Authenticator app</h3>
          {security.app ? (
            <>
              <p>Signing in asks for a code of your app.</p>
              <Act disabled={disabled} onClick={forgetApp}>
                Remove the app
              </Act>
            </>
          ) : (
            <>
              <p>An app on your phone shows a new code every half minute; your password alone is then worth nothing.</p>
              <Act disabled={disabled} onClick={() => void startApp()}>
                Set up an app
              </Act>
            </>
          )}
          {setup && (
            <div className="power-years-setup">
              <QrCode text={setup.address} label="QR code for your authenticator app" width={220} />
              <p>
                Or type this key into the app: <code>{setup.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
              </p>
              <PanelField
                label="Code that the app shows"
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
              <Act disabled={busy || code === ''} onClick={() => void confirmApp()}>
                Use this app
              </Act>
            </div>
          )}
          <h3>Passkeys</h3>
          {security.passkeys.length === 0 && (
            <p>None yet. A passkey signs you in by finger, face or PIN, without a password.</p>
          )}
          <ul>
            {security.passkeys.map(({ id: passkey, name, usedAt }) => (
              <li key={passkey}>
                <span>
                  {name}, {usedAt ? `last used ${new Date(usedAt).toLocaleString('en-US')}` : 'not used yet'}
                </span>
                <Act disabled={disabled} onClick={() => forgetPasskey(passkey)}>
                  Remove “{name}”
                </Act>
              </li>
            ))}
          </ul>
          {knowsPasskeys ? (
            <>
              <PanelField
                label="Name of a new passkey"
                placeholder="My laptop"
                maxLength={60}
                value={passkeyName}
                onChange={(event) => setPasskeyName(event.target.value)}
              />
              <Act disabled={disabled} onClick={() => void addPasskey()}>
                Add a passkey
              </Act>
            </>
          ) : (
            <p>This browser knows no passkeys, or the site is reached without https.</p>
          )}
          {(security.app || security.passkeys.length > 0) && (
            <>
              <h3>Recovery codes</h3>
              <p>{security.recoveryCodes} of ten left.</p>
              <Act disabled={disabled} onClick={() => void renewCodes()}>
                Make new ones
              </Act>
            </>
          )}
          <SessionList sessions={security.sessions} />
        </>
      )}
    </section>
  )
}
