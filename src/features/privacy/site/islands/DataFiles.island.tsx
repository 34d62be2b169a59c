'use client'

import { useRef, useState, type ChangeEvent } from 'react'

import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'
import { queryClient } from '@/shared/browser/queryClient'
import type { RecordFile, SaveRecords } from '@/shared/browser/recordFiles/saveRecordFile'
import { Button } from '@/shared/ui/Button'

import type { exportData } from '../../contract'
import type { PrivacyTexts } from '../../content/privacyTexts'
import type { Imported } from './importExport'

/** The order of the buttons, whose words are the editors'. */
const files: readonly RecordFile[] = ['readable', 'csv', 'fhir']

const loadImport = () => import('./importExport')

type DataFilesProps = {
  texts: Pick<PrivacyTexts, 'filesHeading' | 'files' | 'fileButtons' | 'importHeading' | 'importing' | 'importButton'>
  /** Loads what makes the files: the rooms know what their records say. */
  loadFiles: () => Promise<SaveRecords>
}

/** Everything kept for the visitor in other files than the export, made in this browser; and an export brought back. */
export function DataFiles({ texts, loadFiles }: DataFilesProps) {
  // A ref, because a second press may come before the state is rendered.
  const busy = useRef(false)
  const [working, setWorking] = useState<RecordFile | 'import' | null>(null)
  const [told, setTold] = useState('')
  const picker = useRef<HTMLInputElement>(null)

  async function once(what: RecordFile | 'import', work: () => Promise<void>, failed: (error: unknown) => void) {
    if (busy.current) return
    busy.current = true
    setWorking(what)
    try {
      await work()
    } catch (error) {
      failed(error)
    }
    busy.current = false
    setWorking(null)
  }

  const save = (file: RecordFile) =>
    once(
      file,
      async () => {
        const [saveRecords, { records, unreadable }] = await Promise.all([
          loadFiles(),
          callEndpoint<typeof exportData>('get', '/privacy/export'),
        ])
        await saveRecords(file, records, unreadable)
      },
      (error) => notify({ title: 'Export Failed', description: describeFailedCall(error), tone: 'destructive' }),
    )

  function importFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // The same file may be chosen again.
    currentTarget.value = ''
    if (!file) return
    setTold('')
    void once(
      'import',
      async () => {
        const { importRecords, readExportFile } = await loadImport()
        const imported = await importRecords(await readExportFile(file))
        setTold(describeImported(imported))
        void queryClient().invalidateQueries()
      },
      (error) => setTold(describeFailedImport(error)),
    )
  }

  return (
    <>
      <h3 className="mt-8">{texts.filesHeading}</h3>
      <p className="mt-2 max-w-measure text-soft-ink">{texts.files}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {files.map((value, index) => (
          <Button
            key={value}
            variant="quiet"
            size="small"
            aria-disabled={working !== null || undefined}
            {...loadOnIntent(loadFiles)}
            onClick={() => void save(value)}
          >
            {texts.fileButtons[index]?.name}
          </Button>
        ))}
      </div>
      <h3 className="mt-8">{texts.importHeading}</h3>
      <p className="mt-2 max-w-measure text-soft-ink">{texts.importing}</p>
      <Button
        variant="quiet"
        size="small"
        className="mt-3"
        aria-disabled={working !== null || undefined}
        {...loadOnIntent(loadImport)}
        onClick={() => picker.current?.click()}
      >
        {working === 'import' ? 'Importing…' : texts.importButton}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        aria-label={texts.importButton}
        tabIndex={-1}
        className="sr-only"
        onChange={importFile}
      />
      <p role="status" className="mt-3 max-w-measure wrap-anywhere empty:hidden">
        {told}
      </p>
    </>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

function describeImported({ kept, known, left }: Imported): string {
  return [
    `${counted(kept, 'entry was', 'entries were')} brought back.`,
    ...(known > 0 ? [`${counted(known, 'was', 'were')} here already.`] : []),
    ...(left > 0
      ? [`${counted(left, 'was', 'were')} left out: this site can’t read ${left === 1 ? 'it' : 'them'}.`]
      : []),
  ].join(' ')
}

function describeFailedImport(error: unknown): string {
  const named = error instanceof Error && ['NotAnExport', 'CookieNotStoredError', 'MoveError'].includes(error.name)
  if (named) return error.message
  return describeFailedCall(
    error,
    'The site can’t be reached just now. What came back until then stays, and doing it again doubles nothing.',
  )
}
