'use client'

import { useAuth } from '@payloadcms/ui'

import { exportArchive } from '../contract'
import { ImportArchive } from './ImportArchive'

/** Among the site settings: all content as one file, and such a file back, for founders. */
export function ContentArchive() {
  const { user } = useAuth()
  const isFounder = (user?.roles as string[] | undefined)?.includes('founder') ?? false
  return (
    <div className="power-years-import">
      <h2>All content as one file</h2>
      <p>
        Every text, drafts too, and every picture, in a form that people and programs can read. Accounts, contacts,
        letters, gifts and what visitors keep stay here: this is no backup.
      </p>
      {isFounder ? (
        <>
          <p>
            <a href={`/api${exportArchive.path}`} download>
              Download the archive
            </a>
          </p>
          <ImportArchive />
        </>
      ) : (
        <p>A founder downloads it here, and brings another one in.</p>
      )}
    </div>
  )
}
