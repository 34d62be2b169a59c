import { useEffect, useState } from 'react'

import { callPayload } from './callPanelApi'

/** A source as a form asks for it. */
export type Source = { label: string; status: 'current' | 'superseded' | 'retracted' }

/** The sources that a form names by their ids, asked for when it names others; in words why they cannot be shown. */
export function useSources(ids: readonly number[]): { sources: ReadonlyMap<number, Source>; mistake: string } {
  const [sources, setSources] = useState<ReadonlyMap<number, Source>>(new Map())
  const [mistake, setMistake] = useState('')
  const asked = ids.join()
  useEffect(() => {
    if (!asked) return
    let isShown = true
    const query = new URLSearchParams({ depth: '0', limit: '200', 'where[id][in]': asked })
    callPayload('get', `/references?${query}`).then(
      (answer) => {
        if (!isShown) return
        const { docs } = answer as { docs: ({ id: number } & Source)[] }
        setSources(new Map(docs.map(({ id, label, status }) => [id, { label, status }])))
        setMistake('')
      },
      (failure: Error) => isShown && setMistake(failure.message),
    )
    return () => {
      isShown = false
    }
  }, [asked])
  return { sources, mistake }
}
