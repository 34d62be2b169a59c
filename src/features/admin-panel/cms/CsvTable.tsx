'use client'

import { useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState, type ChangeEvent } from 'react'

import { FieldChanges, PanelTable, shownOf } from '@/shared/cms/PanelTable'
import { callPanelApi } from '@/shared/browser/callPanelApi'
import { useDetails } from '@/shared/browser/useDetails'
import { spreadsheetText } from '@/shared/lib/spreadsheetText'

import type { importCsv, ImportedCsv, ImportedRow } from '../contract'

type Chosen = { csv: string; would: ImportedCsv }

/** The server's limit, checked here before reading the file. */
const maxFileBytes = 2_000_000
/** Rows of the preview; the others are counted. */
const maxShown = 100

const becomesWords = { new: 'new', changed: 'changed', same: 'as it is', refused: 'cannot be taken' }
const count = (rows: readonly ImportedRow[], becomes: ImportedRow['becomes']) =>
  rows.filter((row) => row.becomes === becomes).length

/** In every list of texts: the list as a table, and a table back as drafts, after showing what it would change. */
export function CsvTable({ collection, mayImport }: { collection: string; mayImport: boolean }) {
  const id = useId()
  const router = useRouter()
  const { query } = useListQuery()
  const [chosen, setChosen] = useState<Chosen>()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const details = useDetails(`as a table ${collection}`)
  const { where, search, sort } = query
  const filter = new URLSearchParams({
    ...(where && { where: JSON.stringify(where) }),
    ...(search && { search }),
    ...(sort && { sort: String(sort) }),
  })

  async function act(doing: () => Promise<void>) {
    setBusy(true)
    setSaid('')
    try {
      await doing()
    } catch (failure) {
      setSaid((failure as Error).message)
    }
    setBusy(false)
  }

  const send = (body: { csv: string; dryRun?: boolean; at?: string }) =>
    callPanelApi<typeof importCsv>('post', '/content-csv/:collection', { params: { collection }, body })

  const look = ({ target }: ChangeEvent<HTMLInputElement>) =>
    act(async () => {
      const [file] = target.files ?? []
      if (!file) return
      setChosen(undefined)
      if (file.size > maxFileBytes) throw new Error('The file is larger than 2 MB.')
      const csv = spreadsheetText(await file.arrayBuffer())
      target.value = ''
      setChosen({ csv, would: await send({ csv, dryRun: true }) })
    })

  const take = ({ csv, would }: Chosen) =>
    act(async () => {
      const { rows, areDrafts } = await send({ csv, at: would.at })
      setChosen(undefined)
      setSaid(`${count(rows, 'new')} new, ${count(rows, 'changed')} changed${areDrafts ? ', as drafts' : ''}.`)
      router.refresh()
    })

  return (
    <details className="power-years-import power-years-campaign" {...details}>
      <summary>As a table (CSV)</summary>
      <p>
        <a href={`/api/content-csv/${collection}?${filter}`} download>
          Download what this list shows
        </a>
      </p>
      {mayImport && (
        <>
          <label htmlFor={id}>
            Bring a table back: a CSV file, up to 2 MB, with the columns you want to change and the one that names the
            text. Nothing is stored before you have seen what it would do.
          </label>
          <input id={id} type="file" accept=".csv,text/csv" disabled={isBusy} onChange={(event) => void look(event)} />
        </>
      )}
      <p aria-live="polite">{said}</p>
      {chosen && (
        <Would
          would={chosen.would}
          isDisabled={isBusy}
          onTake={() => void take(chosen)}
          onForget={() => setChosen(undefined)}
        />
      )}
    </details>
  )
}

type WouldProps = { would: ImportedCsv; isDisabled: boolean; onTake: () => void; onForget: () => void }

function Would({ would: { rows, areDrafts }, isDisabled, onTake, onForget }: WouldProps) {
  const refused = rows.filter(({ becomes }) => becomes === 'refused')
  const total = count(rows, 'new') + count(rows, 'changed')
  const told = rows.filter(({ becomes }) => becomes !== 'same')
  return (
    <>
      <p>
        <strong>
          {count(rows, 'new')} new, {count(rows, 'changed')} changed, {count(rows, 'same')} as they are,{' '}
          {refused.length} cannot be taken.
        </strong>{' '}
        Nothing is stored yet.{' '}
        {areDrafts ? 'They become drafts; the site stays as it is.' : 'These have no drafts: they are public at once.'}
        {refused.length > 0 && ' All rows are taken or none: mend these first.'}
      </p>
      {told.length > 0 && <p>{shownOf(Math.min(told.length, maxShown), told.length)}</p>}
      {told.length > 0 && (
        <PanelTable label="What the file would change" columns={['Row', 'Text', 'Becomes', 'What']}>
          {told.slice(0, maxShown).map(({ row, key, becomes, changes, reason }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>{key}</td>
              <td>{becomesWords[becomes]}</td>
              <td>
                {reason ?? (
                  <FieldChanges changes={changes.map(({ column, ...values }) => ({ label: column, ...values }))} />
                )}
              </td>
            </tr>
          ))}
        </PanelTable>
      )}
      <button
        type="button"
        className="power-years-campaign__send"
        disabled={isDisabled || total === 0 || refused.length > 0}
        onClick={onTake}
      >
        Import {total} {total === 1 ? 'text' : 'texts'}
      </button>
      <button type="button" disabled={isDisabled} onClick={onForget}>
        Forget the file
      </button>
    </>
  )
}
