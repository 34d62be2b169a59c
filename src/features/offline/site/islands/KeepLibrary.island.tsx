'use client'

import { useEffect, useRef, useState } from 'react'

import { notify } from '@/shared/browser/notify'
import { Button } from '@/shared/ui/Button'

const loadPages = () => import('@/shared/browser/offline/keptPages')

async function countKept(paths: readonly string[]): Promise<number> {
  const { keptPaths } = await loadPages()
  const there = new Set(await keptPaths())
  return paths.filter((path) => there.has(path)).length
}

/** Keeps every module of the library in this browser on request, and drops them again. */
export function KeepLibrary({ paths }: { paths: readonly string[] }) {
  const [kept, setKept] = useState<number | null>(null)
  const [keeping, setKeeping] = useState<number | null>(null)
  const stopped = useRef(false)

  useEffect(() => {
    stopped.current = false
    // Caches are there on safe connections only.
    if ('caches' in window && 'serviceWorker' in navigator) void countKept(paths).then(setKept, () => {})
    return () => {
      stopped.current = true
    }
  }, [paths])

  async function keepAll() {
    setKeeping(0)
    try {
      const { keepPage } = await loadPages()
      for (const [index, path] of paths.entries()) {
        if (stopped.current) return
        await keepPage(path)
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
    setKept(await countKept(paths))
  }

  async function dropAll() {
    const { dropPages } = await loadPages()
    await dropPages(paths)
    setKept(await countKept(paths))
  }

  if (kept === null) return null
  const all = kept === paths.length
  return (
    <section aria-labelledby="keep-library" className="mt-16 border border-line bg-leaf p-6 sm:p-8">
      <h2 id="keep-library" className="text-2xl">
        Read without a network
      </h2>
      <p role="status" className="mt-2 max-w-136 text-soft-ink">
        {keeping === null
          ? `${kept} of ${paths.length} modules are kept in this browser. What you open is kept by itself.`
          : `Fetching ${keeping} of ${paths.length}…`}
      </p>
      {keeping !== null && (
        <progress
          aria-label="Modules kept"
          max={paths.length}
          value={keeping}
          className="mt-4 block h-[5px] w-full max-w-136 accent-sage"
        />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!all && (
          <Button disabled={keeping !== null} variant="quiet" onClick={() => void keepAll()}>
            Keep all of them for offline
          </Button>
        )}
        {kept > 0 && keeping === null && (
          <Button variant="quiet" onClick={() => void dropAll()}>
            Drop them from this browser
          </Button>
        )}
      </div>
    </section>
  )
}
