'use client'

import type { RouteNote } from '../../domain/routes'
import { RouteNoteList } from '../components/RouteNoteList'
import { useRoutes } from './routeStore'

/** The sentences above a module for the routes that this browser keeps. */
export function RouteNotes({ notes }: { notes: readonly RouteNote[] }) {
  const { routes } = useRoutes()
  return <RouteNoteList notes={notes} chosen={routes} />
}
