'use client'

import type { ReaderTexts } from '../../content/readerTexts'
import type { RouteNote } from '../../domain/routes'
import { RouteNoteList } from '../components/RouteNoteList'
import { useRoutes } from './routeStore'

/** The sentences above a module for the routes that this browser keeps. */
export function RouteNotes({ texts, notes }: { texts: ReaderTexts; notes: readonly RouteNote[] }) {
  const { routes } = useRoutes()
  return <RouteNoteList texts={texts} notes={notes} chosen={routes} />
}
