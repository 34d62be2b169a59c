'use client'

import { useEffect, useRef, useState } from 'react'

import { notify } from '@/shared/browser/notify'
import { Button } from '@/shared/ui/Button'

const loadPages = () => import('@/shared/browser/offline/pageCache')

async function countSaved(paths: readonly string[]): Promise<number> {
  const { listCachedPaths } = await loadPages()
  const there = new Set(await listCachedPaths())
  return paths.filter((path) => there.has(path)).length
}

/** Caches every module of the library on request, and deletes them again. */
export function SaveLibraryOffline({ paths }: { paths: readonly string[] }) {
  const [saved, setKept] = useState<number | null>(null)
  const [saving, setKeeping] = useState<number | null>(null)
  const stopped = useRef(false)

  useEffect(() => {
    stopped.current = false
    // The Cache API needs a secure context.
    if ('caches' in window && 'serviceWorker' in navigator) void countSaved(paths).then(setKept, () => {})
    return () => {
      stopped.current = true
    }
  }, [paths])

  async function saveAll() {
    setKeeping(0)
    try {
      const { cachePage } = await loadPages()
      for (const [index, path] of paths.entries()) {
        if (stopped.current) return
        await cachePage(path)
        setKeeping(index + 1)
      }
    } catch {
      notify({
        title: 'Not All of Them Arrived',
        description: 'What is here stays. Please try again when the connection is better.',
        tone: 'destructive',
      })
    }
    setKeeping(null)
    setKept(await countSaved(paths))
  }

  async function removeAll() {
    const { deleteCachedPages } = await loadPages()
    await deleteCachedPages(paths)
    setKept(await countSaved(paths))
  }

  if (saved === null) return null
  const all = saved === paths.length
  return (
    <section
      aria-labelledby="keep-library"
      className="mt-8 items-center justify-between gap-x-12 border border-line bg-leaf p-6 sm:mt-16 sm:p-8 md:flex"
    >
      <div className="md:grow">
        <h2 id="keep-library" className="text-2xl">
          Read without a network
        </h2>
        <p role="status" className="mt-2 max-w-measure text-pretty text-soft-ink">
          {saving === null
            ? `${saved} of ${paths.length} modules are kept in this browser. What you open is kept by itself.`
            : `Fetching ${saving} of ${paths.length}…`}
        </p>
        {saving !== null && (
          <progress
            aria-label="Modules kept"
            max={paths.length}
            value={saving}
            className="mt-4 block h-[5px] w-full max-w-136 accent-sage"
          />
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3 md:mt-0 md:shrink-0">
        {!all && (
          <Button disabled={saving !== null} variant="quiet" onClick={() => void saveAll()}>
            Keep all of them for offline
          </Button>
        )}
        {saved > 0 && saving === null && (
          <Button variant="quiet" onClick={() => void removeAll()}>
            Drop them from this browser
          </Button>
        )}
      </div>
    </section>
  )
}
