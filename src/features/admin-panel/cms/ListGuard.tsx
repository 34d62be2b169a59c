'use client'

import { useListQuery } from '@payloadcms/ui'
import { useEffect } from 'react'

import { Scheduled } from './Scheduled'
import { noteSeen, placeOf } from './panelFetch'

/** In every list: what is done with many at once begins from the versions that the list shows. */
export function ListGuard({ collectionSlug }: { collectionSlug: string }) {
  const { data } = useListQuery()
  useEffect(() => {
    for (const { id, updatedAt } of data?.docs ?? []) noteSeen(placeOf(collectionSlug, id), updatedAt)
  }, [data, collectionSlug])
  return <Scheduled collection={collectionSlug} />
}
