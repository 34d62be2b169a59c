'use client'

import { useAuth } from '@payloadcms/ui'

import { exportArchive } from '../contract'

/** Among the site settings: all content as one file, for founders. */
export function ContentArchive() {
  const { user } = useAuth()
  const isFounder = (user?.roles as string[] | undefined)?.includes('founder') ?? false
  return (
    <div className="power-years-import">
      <h3>All content as one file</h3>
      <p>
        Every text, drafts too, and every picture, in a form that people and programs can read. Accounts, contacts,
        letters, gifts and what visitors keep stay here: this is no backup.
      </p>
      <p>
        {isFounder ? (
          <a href={`/api${exportArchive.path}`} download>
            Download the archive
          </a>
        ) : (
          'A founder downloads it here.'
        )}
      </p>
      <p>It is brought in elsewhere on the server, with “npm run import-content”.</p>
    </div>
  )
}
