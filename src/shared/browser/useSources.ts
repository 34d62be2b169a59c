import { useEffect, useState } from 'react'

/** A source as a form asks for it. */
export type Source = { label: string; status: 'current' | 'superseded' | 'retracted' }

/** The sources that a form names by their ids, asked for when it names others. */
export function useSources(ids: readonly number[]): ReadonlyMap<number, Source> {
  const [sources, setSources] = useState<ReadonlyMap<number, Source>>(new Map())
  const asked = ids.join()
  useEffect(() => {
    if (!asked) return
    let isShown = true
    const query = new URLSearchParams({ depth: '0', limit: '200', 'where[id][in]': asked })
    fetch(`/api/references?${query}`)
      .then((answer) => answer.json() as Promise<{ docs?: ({ id: number } & Source)[] }>)
      .then(({ docs = [] }) => {
        if (isShown) setSources(new Map(docs.map(({ id, label, status }) => [id, { label, status }])))
      })
      .catch(() => {})
    return () => {
      isShown = false
    }
  }, [asked])
  return sources
}
