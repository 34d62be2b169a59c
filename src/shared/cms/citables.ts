'use client'

import { useEffect, useState } from 'react'

import type { Citable } from '@/shared/lib/citationSearch'

let asked: Promise<Citable[]> | undefined
let known: readonly Citable[] = []
const keptMs = 60_000

async function ask(): Promise<Citable[]> {
  const fields = ['key', 'authors', 'year', 'title', 'topics'].map((name) => [`select[${name}]`, 'true'])
  const query = new URLSearchParams([...fields, ['pagination', 'false'], ['depth', '0']])
  const answer = await fetch(`/api/references?${query}`)
  known = ((await answer.json()) as { docs?: Citable[] }).docs ?? known
  return [...known]
}

/** All references, asked for once a minute at most; the last ones known while the network is away. */
export function loadCitables(): Promise<Citable[]> {
  asked ??= ask()
    .catch(() => [...known])
    .finally(() => setTimeout(() => (asked = undefined), keptMs))
  return asked
}

/** The references of {@link loadCitables}; the last ones known until they are loaded. */
export function useCitables(): readonly Citable[] {
  const [citables, setCitables] = useState(known)
  useEffect(() => {
    let isShown = true
    void loadCitables().then((found) => isShown && setCitables(found))
    return () => {
      isShown = false
    }
  }, [])
  return citables
}
