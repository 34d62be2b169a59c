import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'

import { callEndpoint, ApiError } from '@/shared/browser/callEndpoint'
import { spreadsheetText } from '@/shared/lib/spreadsheetText'

import type { importInfluencers } from '../../contract'

/** The server's limit, checked here before reading the file. */
const maxFileBytes = 2_000_000

/** The CSV import, with a message for every rejected row. */
export function ImportInfluencers({ onImported }: { onImported: () => void }) {
  const id = useId()
  const importing = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxFileBytes) throw new ApiError(413, '{"message":"The file is larger than 2 MB."}')
      const csv = spreadsheetText(await file.arrayBuffer())
      return callEndpoint<typeof importInfluencers>('post', '/import-influencers', { body: { csv } })
    },
    onSuccess: onImported,
  })
  return (
    <section aria-labelledby={`${id}-heading`} className="border-t border-line pt-8">
      <h2 id={`${id}-heading`} className="text-xl">
        Bring people in
      </h2>
      <label htmlFor={id} className="mt-2 block text-soft-ink">
        A CSV file whose first row names the columns: name, email, followers, focus, priority. Whoever is there already
        is brought up to date.
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={importing.isPending}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) importing.mutate(file)
          event.target.value = ''
        }}
        className="mt-4 block min-h-11 max-w-full file:mr-4 file:min-h-11 file:rounded-full file:border-[1.5px] file:border-plum file:bg-transparent file:px-4 file:font-semibold file:text-plum"
      />
      <div aria-live="polite" className="mt-3">
        {importing.isPending && <p>Reading…</p>}
        {importing.isError && (
          <p className="text-rose">
            {(importing.error instanceof ApiError && importing.error.serverMessage) || 'The file could not be read.'}
          </p>
        )}
        {importing.data && (
          <>
            <p>
              {importing.data.added} added, {importing.data.updated} brought up to date, {importing.data.refused.length}{' '}
              refused.
            </p>
            {importing.data.refused.length > 0 && (
              <ul className="mt-2 max-h-60 overflow-y-auto text-sm">
                {importing.data.refused.map(({ row, reason }) => (
                  <li key={row}>
                    Row {row}: {reason}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </section>
  )
}
