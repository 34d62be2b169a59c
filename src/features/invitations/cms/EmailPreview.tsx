'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { z } from 'zod'

import { callPanelApi } from '@/shared/browser/callPanelApi'

import type { previewCampaign } from '../contract'

type RenderedEmail = { subject: string; html: string; text: string }

const looks = ['Light', 'Dark', 'Phone', 'Phone, dark', 'Text'] as const
type Look = (typeof looks)[number]

/** How long after the last key the email is drawn anew (ms). */
const pauseMs = 500

/** What the email is made of, as it is typed. */
const parts = ['subject', 'body', 'signature', 'linkLabel', 'postalAddress'] as const

const darkQuery = '@media (prefers-color-scheme: dark)'

/** The email as a mail program of one color scheme shows it, whatever the panel's own is. */
const inScheme = (html: string, isDark: boolean) => html.replaceAll(darkQuery, isDark ? '@media all' : '@media not all')

/** Below an email's fields: how it arrives, drawn anew while it is typed. */
export function EmailPreview() {
  // As text, so that it only changes with the words.
  const typed = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(parts.map((part) => [part, fields[part]?.value ?? null]))),
  )
  const second = useFormFields(([fields]) => fields.secondSubject?.value as string | null | undefined)
  const [email, setEmail] = useState<RenderedEmail>()
  const [trouble, setTrouble] = useState('')
  const [look, setLook] = useState<Look>('Light')

  useEffect(() => {
    let isShown = true
    const timer = setTimeout(() => {
      const body = JSON.parse(typed) as z.input<typeof previewCampaign.body>
      callPanelApi<typeof previewCampaign>('post', '/campaign-preview', { body }).then(
        (drawn) => {
          if (!isShown) return
          setEmail(drawn)
          setTrouble('')
        },
        (failure: Error) => isShown && setTrouble(failure.message),
      )
    }, pauseMs)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [typed])

  return (
    <section className="power-years-letter" aria-labelledby="power-years-letter">
      <h2 id="power-years-letter">How it arrives</h2>
      <div role="group" aria-label="How the letter is shown">
        {looks.map((name) => (
          <button key={name} type="button" aria-pressed={look === name} onClick={() => setLook(name)}>
            {name}
          </button>
        ))}
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      {email && (
        <p>
          <strong>Subject:</strong> {email.subject}
          {second?.trim() && (
            <>
              <br />
              <strong>or, for half of them:</strong> {second}
            </>
          )}
        </p>
      )}
      {email && look === 'Text' && <pre>{email.text}</pre>}
      {email && look !== 'Text' && (
        // Sandboxed: no scripts, no access to the panel.
        <iframe
          title="The letter"
          sandbox=""
          srcDoc={inScheme(email.html, /dark/i.test(look))}
          data-phone={look.startsWith('Phone')}
        />
      )}
    </section>
  )
}
