'use client'

import { useRouter } from 'next/navigation'
import { useId, useState, type ChangeEvent } from 'react'

import { Unread, usePanelRead } from '@/shared/cms/panelRead'
import { PanelTable, shownOf } from '@/shared/cms/PanelTable'
import { callPanelApi } from '@/shared/browser/callPanelApi'
import { spreadsheetText } from '@/shared/lib/spreadsheetText'

import type {
  importInfluencers,
  ImportedContacts,
  LastImport,
  readLastContactImport,
  undoContactImport,
} from '../contract'

const readLast = async (): Promise<LastImport['last']> =>
  (await callPanelApi<typeof readLastContactImport>('get', '/contact-imports/last')).last

type Chosen = { csv: string; would: ImportedContacts }

/** The server's limit, checked here before reading the file. */
const maxFileBytes = 2_000_000

const contacts = (count: number) => `${count} ${count === 1 ? 'contact' : 'contacts'}`
const tagsIn = (typed: string) => typed.split(/[,;|]/).filter((tag) => tag.trim())
const becomesWords = { added: 'new', updated: 'changed', unchanged: 'as it is' }

/** Above the list of contacts: brings people in from a CSV file, after showing what it would do, and takes that back. */
export function ImportContacts() {
  const id = useId()
  const router = useRouter()
  const [chosen, setChosen] = useState<Chosen>()
  const [tags, setTags] = useState('')
  const { answer: last, setAnswer: setLast, ...unread } = usePanelRead(readLast)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

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

  const importing = (csv: string, dryRun: boolean) =>
    callPanelApi<typeof importInfluencers>('post', '/import-influencers', { body: { csv, dryRun, tags: tagsIn(tags) } })

  const look = ({ target }: ChangeEvent<HTMLInputElement>) =>
    act(async () => {
      const [file] = target.files ?? []
      if (!file) return
      if (file.size > maxFileBytes) throw new Error('The file is larger than 2 MB.')
      const csv = spreadsheetText(await file.arrayBuffer())
      setChosen({ csv, would: await importing(csv, true) })
      target.value = ''
    })

  const take = ({ csv }: Chosen) =>
    act(async () => {
      const { added, updated, refused, importId } = await importing(csv, false)
      setChosen(undefined)
      setSaid(`${added} added, ${updated} changed, ${refused.length} refused.`)
      if (importId !== null) setLast({ importId, at: new Date().toISOString(), added, updated })
      router.refresh()
    })

  const undo = (importId: number) =>
    act(async () => {
      const { removed, restored, left } = await callPanelApi<typeof undoContactImport>(
        'post',
        '/contact-imports/:importId/undo',
        {
          params: { importId },
        },
      )
      setSaid(
        `${removed} removed, ${restored} as before${left > 0 ? `, ${left} left: changed or written to since` : ''}.`,
      )
      setLast(null)
      router.refresh()
    })

  return (
    <details className="power-years-import power-years-campaign">
      <summary>Bring contacts in from a file</summary>
      <label htmlFor={id}>
        A CSV file, up to 2 MB, whose first row names the columns: name, email, followers, focus, priority, tags.
        Nothing is stored before you have seen what it would do.
      </label>
      <input id={id} type="file" accept=".csv,text/csv" disabled={isBusy} onChange={(event) => void look(event)} />
      <label htmlFor={`${id}-tags`}>Tags for all of them</label>
      <input id={`${id}-tags`} value={tags} disabled={isBusy} onChange={({ target }) => setTags(target.value)} />
      <p aria-live="polite">{said}</p>
      {chosen && (
        <Would
          would={chosen.would}
          isDisabled={isBusy}
          onTake={() => void take(chosen)}
          onForget={() => setChosen(undefined)}
        />
      )}
      <Unread what="The last import, which could be undone here," {...unread} />
      {last && !chosen && (
        <button type="button" disabled={isBusy} onClick={() => void undo(last.importId)}>
          Undo the last import: {last.added} added, {last.updated} changed
        </button>
      )}
    </details>
  )
}

type WouldProps = { would: ImportedContacts; isDisabled: boolean; onTake: () => void; onForget: () => void }

function Would({ would: { added, updated, unchanged, refused, people }, isDisabled, onTake, onForget }: WouldProps) {
  const total = added + updated
  return (
    <>
      <p>
        <strong>
          {added} new, {updated} changed, {unchanged} as they are, {refused.length} refused.
        </strong>{' '}
        Nothing is stored yet.
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ row, who, reason }) => (
            <li key={row}>
              Row {row}
              {who && `, ${who}`}: {reason}
            </li>
          ))}
        </ul>
      )}
      <p>{shownOf(people.length, total + unchanged)}</p>
      <PanelTable label="What the file holds" columns={['Row', 'Contact', 'Tags', 'Becomes']}>
        {people.map(({ row, name, email, tags, becomes }) => (
          <tr key={row}>
            <td>{row}</td>
            <td>
              <strong>{name}</strong>
              <br />
              {email}
            </td>
            <td>{tags.join(', ')}</td>
            <td>{becomesWords[becomes]}</td>
          </tr>
        ))}
      </PanelTable>
      <button
        type="button"
        className="power-years-campaign__send"
        disabled={isDisabled || total === 0}
        onClick={onTake}
      >
        Import {contacts(total)}
      </button>
      <button type="button" disabled={isDisabled} onClick={onForget}>
        Forget the file
      </button>
    </>
  )
}
