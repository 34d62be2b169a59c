'use client'

import { useAuth, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'

import { callPanelApi } from '@/shared/browser/callPanelApi'
import { revealText } from '@/shared/browser/revealText'
import { deskField, deskLabel, needNames, stageNames } from '@/shared/lib/workflow'
import { slugs } from '@/slugs'

import type { readChangedClaims, reviewVersion } from '../contract'
import { ChangedClaims } from './ChangedClaims'
import { Comments } from './Comments'
import { PageAccessibility } from './PageAccessibility'
import { ReviewActions, type Act } from './ReviewActions'
import { TextChecks } from './TextChecks'
import { useDesk } from './useDesk'

const linkStates = { dead: 'Leads nowhere.', draft: 'Leads to a draft.', redirected: 'Has moved:' }

const Refused = ({ why }: { why: string }) => (
  <p className="power-years-mistake" role="alert">
    Not published. {why}
  </p>
)

/** Beside every text with drafts: where its newest version stands, who checked it, and what people say of it. */
export function DeskPanel() {
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug, data, title } = useDocumentInfo()
  const isModified = useFormModified()
  /** Why a publish was refused, where it was for a missing check. */
  const refusal = useFormFields(([{ [deskField]: field }]) => (field?.valid === false ? field.errorMessage : undefined))
  const document = globalSlug ?? (id === undefined ? null : `${collectionSlug}/${id}`)
  const { desk, trouble, say } = useDesk(document, data?.updatedAt as string | undefined)

  if (!document || !user)
    return (
      <section className="power-years-desk" aria-labelledby="power-years-desk">
        <h2 id="power-years-desk">{deskLabel}</h2>
        {refusal && <Refused why={refusal} />}
        <p>Save a draft once: then it can be checked and commented on here.</p>
      </section>
    )
  const isWhole = (act: Act) => act === 'fact' && Boolean(desk?.difference)
  const needs = desk?.needs ?? []
  const refused = needs.length > 0 && refusal
  const whole = desk?.may.filter(isWhole) ?? []
  const others = desk?.may.filter((act) => !isWhole(act)) ?? []
  const says = {
    checklist: desk?.checklist ?? [],
    isDisabled: isModified,
    onSay: (act: Act, note: string | undefined, onSaid: () => void) =>
      say(() => {
        const body = { document, act, note, savedAt: desk?.savedAt ?? '' }
        return callPanelApi<typeof reviewVersion>('post', '/editorial/acts', { body })
      }, onSaid),
  }
  return (
    <section className="power-years-desk" aria-labelledby="power-years-desk" data-refused={Boolean(refused)}>
      <h2 id="power-years-desk">{deskLabel}</h2>
      {refused && <Refused why={refused} />}
      {trouble && <p role="alert">{trouble}</p>}
      {desk?.stage && (
        <>
          <p>
            <strong>{stageNames[desk.stage]}</strong>
          </p>
          {isModified && <p>What you are typing is another version: saved, it needs its own check.</p>}
          {needs.length > 0 && (
            <p>Before it is published it needs {needs.map((need) => needNames[need]).join(', and ')}.</p>
          )}
          {desk.difference && (
            <ChangedClaims
              difference={desk.difference}
              isDisabled={isModified}
              onRead={(claims) => {
                const body = { document, difference: desk.difference?.digest ?? '', claims }
                say(() => callPanelApi<typeof readChangedClaims>('post', '/editorial/claims', { body }))
              }}
            />
          )}
          <ReviewActions key={desk.savedAt} document={document} may={others} {...says} />
          {whole.length > 0 && (
            <details>
              <summary>Check the whole text instead</summary>
              <ReviewActions key={desk.savedAt} document={document} may={whole} {...says} />
            </details>
          )}
          {desk.history.length > 0 && (
            <details>
              <summary>Who said what ({desk.history.length})</summary>
              <ol>
                {desk.history.map(({ what, by, on, note, isOfTheseWords }) => (
                  <li key={on} data-past={!isOfTheseWords}>
                    {what}: {by}, {new Date(on).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
                    {!isOfTheseWords && ', of other words'}
                    {note && <q>{note}</q>}
                  </li>
                ))}
              </ol>
            </details>
          )}
        </>
      )}
      {desk && desk.links.length > 0 && (
        <div>
          <h3>Links to look at</h3>
          <ul>
            {desk.links.map(({ url, state, leadsTo }) => (
              <li key={url}>
                <span>{url}</span>
                {linkStates[state]}
                {leadsTo && <span>{leadsTo}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {desk && desk.opposites.length > 0 && (
        <div>
          <h3>Elsewhere it says otherwise</h3>
          <ul>
            {desk.opposites.map(({ words, others, title: where, href }) => (
              <li key={words + others}>
                <button type="button" onClick={() => void revealText(words)}>
                  “{words.slice(0, 120)}”
                </button>
                <span>
                  “{others}” stands in{' '}
                  <a href={href} target="_blank" rel="noreferrer">
                    {where}
                  </a>
                  .
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {collectionSlug !== slugs.educationModules && <TextChecks />}
      <PageAccessibility />
      <Comments document={document} title={title || 'Without a title'} />
    </section>
  )
}
