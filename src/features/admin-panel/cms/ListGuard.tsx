'use client'

import { useListQuery } from '@payloadcms/ui'
import { useEffect } from 'react'

import { isContent } from '@/shared/cms/archivedContent'

import { CsvTable } from './CsvTable'
import { Scheduled } from './Scheduled'
import { recordSeenVersion, placeOf } from './panelFetch'

type Props = { collectionSlug: string; hasCreatePermission?: boolean }

/** In every list: what is done with many at once begins from the versions that the list shows. */
export function ListGuard({ collectionSlug, hasCreatePermission = false }: Props) {
  const { data } = useListQuery()
  useEffect(() => {
    for (const { id, updatedAt } of data?.docs ?? []) recordSeenVersion(placeOf(collectionSlug, id), updatedAt)
  }, [data, collectionSlug])
  return (
    <>
      <Scheduled collection={collectionSlug} />
      {isContent(collectionSlug) && <CsvTable collection={collectionSlug} mayImport={hasCreatePermission} />}
    </>
  )
}
