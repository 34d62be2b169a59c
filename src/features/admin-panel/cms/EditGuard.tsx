'use client'

import {
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { flattenTopLevelFields } from 'payload/shared'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { whoSaved } from '@/shared/lib/basedOn'

import { ChooseVersion } from './ChooseVersion'
import { differences } from './differences'
import { LostSave } from './LostSave'
import { recordSeenVersion, onConflict, onSave, placeOf, type Conflict } from './panelFetch'
import { Scheduled } from './Scheduled'
import { useLockGivenBack } from './useLockGivenBack'
import { dirtyFieldsOf, useSafetyCopies } from './useSafetyCopies'

type Doc = Record<string, unknown>

/** Longer than Payload's form waits, after the last change of its fields, before it asks the server what became of them. */
const marksSettleMs = 500

/** The labels of a form's fields by their names, in its order. */
function useLabels(slug: string, isGlobal: boolean): ReadonlyMap<string, string> {
  const { getEntityConfig } = useConfig()
  return useMemo(() => {
    const config = isGlobal ? getEntityConfig({ globalSlug: slug }) : getEntityConfig({ collectionSlug: slug })
    const fields = flattenTopLevelFields(config?.fields ?? [])
    return new Map(
      fields.flatMap((field): [string, string][] =>
        'name' in field && field.name && 'label' in field && typeof field.label === 'string'
          ? [[field.name, field.label]]
          : [],
      ),
    )
  }, [getEntityConfig, slug, isGlobal])
}

/**
 * A strip between the buttons of a form and its fields, where Payload has no slot: what is said there covers neither.
 * `mark` goes on an element among the buttons.
 */
function useStrip() {
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const mark = useCallback((marked: HTMLElement | null) => {
    const made = document.createElement('div')
    made.className = 'power-years-strip'
    marked?.closest('.doc-controls')?.after(made)
    setStrip(made)
    return () => {
      made.remove()
      setStrip(null)
    }
  }, [])
  return { mark, strip }
}

/** Brings an offer into view: after a reload, a browser goes back to where somebody was, right after the load event. */
function bringIntoView(offer: HTMLElement | null) {
  const bring = () => offer?.scrollIntoView({ block: 'nearest' })
  const afterLoad = () => setTimeout(bring)
  if (document.readyState === 'complete') bring()
  else window.addEventListener('load', afterLoad, { once: true })
  return () => window.removeEventListener('load', afterLoad)
}

/** In every form: keeps unsaved input in the browser, and shows a conflict before another editor's save is overwritten. */
export function EditGuard() {
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug, data, isInitializing } = useDocumentInfo()
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const { dispatchFields, getData, getField, reset, setModified } = useForm()
  const [fields] = useAllFormFields()
  const [modified, processing, submitted] = [useFormModified(), useFormProcessing(), useFormSubmitted()]
  const [conflict, setConflict] = useState<Conflict>()
  const [isComparing, setIsComparing] = useState(false)
  const slug = collectionSlug ?? globalSlug ?? ''
  const labels = useLabels(slug, Boolean(globalSlug))
  const place = globalSlug ? slug : placeOf(slug, id ?? '')
  const account = user?.id ?? 0
  const { mark, strip } = useStrip()
  const copies = useSafetyCopies({ account, place, version: data?.updatedAt, isInitializing: isInitializing === true })
  const { copy } = copies
  useLockGivenBack(account, place)
  /** Whether the form began anew from what was chosen, which is not saved: its fields look untouched then. */
  const isTaken = useRef(false)

  useEffect(() => {
    recordSeenVersion(place, data?.updatedAt)
  }, [place, data?.updatedAt])

  useEffect(() => onConflict(place, setConflict), [place])

  // What was never on the site is a version that is not there yet: counted as none, Payload's drawer for schedules would
  // have “Unpublish” chosen for it.
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1)
  }, [hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount])

  // Payload takes a refused save for a saved one: its buttons would rest until something else is typed. A changed form asks
  // the server about its fields, which takes the marks of the refusal away: only once it knows the marks is it called changed.
  // A form in which nothing was typed is as it is saved: its buttons do not rest, and what waits for a saved text goes on.
  useEffect(() => {
    if (!submitted || processing || modified) return
    if (!isTaken.current && dirtyFieldsOf(fields).length === 0) return
    const timer = setTimeout(() => setModified(true), marksSettleMs)
    return () => clearTimeout(timer)
    // The marks are among the fields, and come after the answer.
  }, [submitted, processing, modified, setModified, fields])

  useEffect(
    () =>
      onSave((savedPlace, saved) => {
        if (savedPlace !== place) return
        isTaken.current = false
        // Said once: Payload leaves what is stored elsewhere in the form, and the next Publish would say it again.
        if (saved._status === 'published' && getField('correction'))
          dispatchFields({ type: 'UPDATE', path: 'correction', value: '' })
      }),
    [place, dispatchFields, getField],
  )

  async function take(chosen: Doc) {
    isTaken.current = true
    await reset({ ...(data as Doc), ...(getData() as Doc), ...chosen })
    setModified(true)
  }

  return (
    <>
      <span ref={mark} hidden />
      {strip &&
        createPortal(
          <>
            {typeof id === 'number' && collectionSlug && (
              <Scheduled collection={collectionSlug} documentId={id} since={data?.updatedAt} />
            )}
            <LostSave place={place} />
            {globalSlug && <Scheduled global={globalSlug} since={data?.updatedAt} />}
            {copy && !isComparing && (
              <div className="power-years-copy" role="status" ref={bringIntoView}>
                <p>
                  Something you typed on {new Date(copy.at).toLocaleString()} was never saved. This browser has kept it.
                </p>
                <button type="button" onClick={() => setIsComparing(true)}>
                  Compare
                </button>
                <button type="button" onClick={() => copies.throwAway(copy)}>
                  Throw it away
                </button>
              </div>
            )}
          </>,
          strip,
        )}
      {copy && isComparing && (
        <ChooseVersion
          title="What you typed, and what is saved"
          intro="Choose for each field. Nothing is saved before you press a button of the form."
          mineHead="What you typed"
          theirsHead="What is saved"
          found={differences(copy.data, getData() as Doc, labels)}
          touched={copy.touched}
          onClose={() => setIsComparing(false)}
          onChoose={(mine) => {
            setIsComparing(false)
            copies.take(copy, take(Object.fromEntries(mine.map((field) => [field, copy.data[field]]))))
          }}
        />
      )}
      {conflict && (
        <ChooseVersion
          title={whoSaved(conflict.theirs, user?.id).words}
          intro="Choose for each field which text goes on. Then press Save Draft or Publish once more."
          mineHead={whoSaved(conflict.theirs, user?.id).isOwn ? 'This tab’s' : 'Yours'}
          theirsHead={whoSaved(conflict.theirs, user?.id).isOwn ? 'The other tab’s' : 'Theirs'}
          found={differences(conflict.mine, conflict.theirs, labels)}
          touched={dirtyFieldsOf(fields)}
          onClose={() => setConflict(undefined)}
          onChoose={(mine) => {
            setConflict(undefined)
            recordSeenVersion(place, conflict.theirs.updatedAt)
            const own = Object.fromEntries(mine.map((field) => [field, conflict.mine[field]]))
            void take({ ...conflict.theirs, ...own })
          }}
        />
      )}
    </>
  )
}
