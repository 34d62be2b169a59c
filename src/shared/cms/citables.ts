'use client'

import { useEffect, useState } from 'react'

import type { Citable } from '@/shared/lib/citationSearch'

let asked: { at: number; answer: Promise<Citable[]> } | undefined
let known: readonly Citable[] = []
/** How old an answer may be (ms): for a form that opens, and for somebody who is about to cite. */
const [keptMs, freshMs] = [60_000, 5_000]

async function ask(): Promise<Citable[]> {
  const fields = ['key', 'authors', 'year', 'title', 'topics'].map((name) => [`select[${name}]`, 'true'])
  const query = new URLSearchParams([...fields, ['pagination', 'false'], ['depth', '0']])
  const answer = await fetch(`/api/references?${query}`)
  known = ((await answer.json()) as { docs?: Citable[] }).docs ?? known
  return [...known]
}

/** All references, asked for once in a while at most; the last ones known while the network is away. */
export function loadCitables(maxAge = keptMs): Promise<Citable[]> {
  const now = performance.now()
  if (!asked || now - asked.at > maxAge) asked = { at: now, answer: ask().catch(() => [...known]) }
  return asked.answer
}

/**
 * The references of {@link loadCitables}; the last ones known until they are loaded.
 * @param isCiting whether somebody is about to cite: what was made in another tab meanwhile is found, too
 */
export function useCitables(isCiting = false): readonly Citable[] {
  const [citables, setCitables] = useState(known)
  useEffect(() => {
    let isShown = true
    void loadCitables(isCiting ? freshMs : keptMs).then((found) => isShown && setCitables(found))
    return () => {
      isShown = false
    }
  }, [isCiting])
  return citables
}
