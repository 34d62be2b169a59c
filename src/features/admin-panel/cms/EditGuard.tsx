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
import { useEffect, useMemo, useState } from 'react'

import { ChooseTexts } from './ChooseTexts'
import { differences } from './differences'
import { noteSeen, onConflict, onSave, placeOf, type Conflict } from './panelFetch'
import { Scheduled } from './Scheduled'
import { dropCopy, keepCopy, readCopy, type SafetyCopy } from './safetyCopies'

type Doc = Record<string, unknown>

/** A moment of rest between two copies. */
const copyDelayMs = 400

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

/** In every form: no word of hers is lost, and none of anybody else's is overwritten unseen. */
export function EditGuard() {
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug, data, isInitializing } = useDocumentInfo()
  const { getData, reset, setModified } = useForm()
  const [fields] = useAllFormFields()
  const [modified, processing, submitted] = [useFormModified(), useFormProcessing(), useFormSubmitted()]
  const [conflict, setConflict] = useState<Conflict>()
  const [copy, setCopy] = useState<SafetyCopy>()
  const [isComparing, setIsComparing] = useState(false)
  const slug = collectionSlug ?? globalSlug ?? ''
  const labels = useLabels(slug, Boolean(globalSlug))
  const place = globalSlug ? slug : placeOf(slug, id ?? '')
  const account = user?.id ?? 0

  useEffect(() => {
    noteSeen(place, data?.updatedAt)
  }, [place, data?.updatedAt])

  useEffect(() => onConflict(place, setConflict), [place])

  // Payload takes a refused save for a saved one: its buttons would rest until something else is typed.
  useEffect(() => {
    if (submitted && !processing && !modified) setModified(true)
  }, [submitted, processing, modified, setModified])

  useEffect(
    () =>
      onSave((saved) => {
        if (saved !== place) return
        void dropCopy(account, place)
        setCopy(undefined)
      }),
    [account, place],
  )

  useEffect(() => {
    if (!modified || isInitializing) return
    const timer = setTimeout(
      () => void keepCopy(account, place, { data: getData() as Doc, at: Date.now() }),
      copyDelayMs,
    )
    return () => clearTimeout(timer)
  }, [fields, modified, isInitializing, account, place, getData])

  useEffect(() => {
    if (isInitializing) return
    let isShown = true
    void readCopy(account, place, Date.now()).then((found) => {
      if (!isShown || !found) return
      if (differences(found.data, getData() as Doc).length > 0) setCopy(found)
      else void dropCopy(account, place)
    })
    return () => {
      isShown = false
    }
    // Once for each form that opens: what is typed afterwards is a copy of its own.
  }, [account, place, isInitializing, getData])

  async function take(chosen: Doc) {
    await reset({ ...(data as Doc), ...(getData() as Doc), ...chosen })
    setModified(true)
  }

  return (
    <>
      {typeof id === 'number' && collectionSlug && (
        <Scheduled collection={collectionSlug} documentId={id} since={data?.updatedAt} />
      )}
      {copy && !isComparing && (
        <div className="power-years-copy" role="status">
          <p>Something you typed on {new Date(copy.at).toLocaleString()} was never saved. This browser has kept it.</p>
          <button type="button" onClick={() => setIsComparing(true)}>
            Compare
          </button>
          <button
            type="button"
            onClick={() => {
              void dropCopy(account, place)
              setCopy(undefined)
            }}
          >
            Throw it away
          </button>
        </div>
      )}
      {copy && isComparing && (
        <ChooseTexts
          title="What you typed, and what is saved"
          intro="Choose for each field. Nothing is saved before you press a button of the form."
          mineHead="What you typed"
          theirsHead="What is saved"
          found={differences(copy.data, getData() as Doc, labels)}
          onClose={() => setIsComparing(false)}
          onChoose={(mine) => {
            setIsComparing(false)
            setCopy(undefined)
            void take(Object.fromEntries(mine.map((field) => [field, copy.data[field]])))
          }}
        />
      )}
      {conflict && (
        <ChooseTexts
          title="Somebody saved this in the meantime"
          intro="Choose for each field which text goes on. Then press Save Draft or Publish once more."
          mineHead="Yours"
          theirsHead="Theirs"
          found={differences(conflict.mine, conflict.theirs, labels)}
          onClose={() => setConflict(undefined)}
          onChoose={(mine) => {
            setConflict(undefined)
            noteSeen(place, conflict.theirs.updatedAt)
            const own = Object.fromEntries(mine.map((field) => [field, conflict.mine[field]]))
            void take({ ...conflict.theirs, ...own })
          }}
        />
      )}
    </>
  )
}
