'use client'

import { useId, useState, type ChangeEvent } from 'react'

import { callPanelApi, PanelApiError } from '@/shared/browser/callPanelApi'
import { useDetails } from '@/shared/browser/useDetails'

import type { importModule } from '../contract'
import { slugs } from '@/slugs'

type Outcome = {
  file: string
  id?: number
  said: string
  problems: string[]
  /** What is here already, with the file that would be another of it. */
  twin?: { href: string; title: string; again: File }
}

/** A file's bytes as they travel in JSON. */
const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('The file cannot be read.'))
    reader.readAsDataURL(file)
  })

async function importFile(file: File, another = false): Promise<Outcome> {
  try {
    const body = { name: file.name, base64: await base64Of(file), another }
    const made = await callPanelApi<typeof importModule>('post', '/module-import', { body })
    return { file: file.name, id: made.id, said: made.title, problems: made.problems }
  } catch (error) {
    const { message } = error as Error
    const [existing] = error instanceof PanelApiError ? error.issues : []
    const isHere = existing?.path.startsWith(`${slugs.educationModules}/`)
    const twin = isHere && { href: `/admin/collections/${existing!.path}`, title: existing!.message, again: file }
    return { file: file.name, said: message, problems: [], ...(twin && { twin }) }
  }
}

/** Above the list of modules: makes drafts of Markdown files and Word documents. */
export function ImportArticles() {
  const id = useId()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [isBusy, setBusy] = useState(false)
  const details = useDetails('import articles')

  async function makeAnother(outcome: Outcome) {
    setBusy(true)
    const made = await importFile(outcome.twin!.again, true)
    setOutcomes((before) => before.map((one) => (one === outcome ? made : one)))
    setBusy(false)
  }

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    setBusy(true)
    setOutcomes([])
    // One after the other: each is told as soon as it is done.
    for (const file of [...(target.files ?? [])]) {
      const outcome = await importFile(file)
      setOutcomes((before) => [...before, outcome])
    }
    target.value = ''
    setBusy(false)
  }

  return (
    <details className="power-years-import power-years-campaign" {...details}>
      <summary>Import Markdown or Word documents as drafts</summary>
      <label htmlFor={id}>
        Files (.md, .docx), up to 2.5 MB each. A source is cited as (Avis 2015, table 2), or as [^its-key, table 2].
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept=".md,.markdown,.txt,.docx"
        disabled={isBusy}
        onChange={(event) => void take(event)}
      />
      <ul aria-live="polite">
        {outcomes.map((outcome) => {
          const { file, id: made, said, problems, twin } = outcome
          return (
            <li key={file}>
              {made ? (
                <>
                  {file}: <a href={`/admin/collections/${slugs.educationModules}/${made}`}>{said}</a>, a draft.
                </>
              ) : (
                `${file}: ${said}`
              )}
              {twin && (
                <p>
                  <a href={twin.href}>Open “{twin.title}”</a>{' '}
                  <button type="button" disabled={isBusy} onClick={() => void makeAnother(outcome)}>
                    Make another draft of {file}
                  </button>
                </p>
              )}
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
