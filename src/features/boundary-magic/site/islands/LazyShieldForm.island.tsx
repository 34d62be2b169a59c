'use client'

import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'

import { Button } from '@/shared/ui/Button'

import type { BoundaryTexts } from '../../content/boundaryTexts'

const loadForm = () => import('./ShieldForm')

/** The `rootMargin` below the viewport within which the form is loaded. */
const nearness = '800px'

/** Loads the form and the earlier shields when they come near the viewport, or when the URL has `#shield`. */
export function LazyShieldForm({ intro, texts }: { intro: ReactNode; texts: BoundaryTexts }) {
  const root = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<ComponentType<{ texts: BoundaryTexts }> | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    loadForm().then(
      (loaded) => setForm(() => loaded.ShieldForm),
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        load()
      },
      { rootMargin: nearness },
    )
    watch.observe(root.current!)
    return () => watch.disconnect()
  }, [load])

  return (
    <div ref={root} className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
      <div>{intro}</div>
      {Form ? (
        <div className="mt-8 lg:mt-2">
          <Form texts={texts} />
        </div>
      ) : (
        <div className="mt-8 min-h-[44rem] noscript:hidden">
          {failed ? (
            <div role="alert">
              <p className="mb-4">The form did not arrive.</p>
              <Button onClick={load}>Try Again</Button>
            </div>
          ) : (
            <p role="status" className="text-soft-ink">
              {texts.fetching}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
