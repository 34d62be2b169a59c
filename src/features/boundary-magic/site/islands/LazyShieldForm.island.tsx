'use client'

import clsx from 'clsx'
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'

import { Button } from '@/shared/ui/Button'

import type { BoundaryTexts } from '../../content/boundaryTexts'
import { moodStates, protectionLevels } from '../../domain/shield'

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
            <>
              <p role="status" className="sr-only">
                {texts.fetching}
              </p>
              <FormOutline />
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** The outlines of the form's fields, at their size. */
function FormOutline() {
  const line = 'border border-line bg-leaf'
  return (
    <div aria-hidden="true" className="max-w-3xl animate-pulse space-y-8 overflow-hidden">
      <div className="grid gap-3 pt-7 sm:grid-cols-3">
        {protectionLevels.map((level) => (
          <div key={level} className={clsx('h-24 sm:h-36', line)} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 pt-7 *:last:odd:max-sm:col-span-2 sm:grid-cols-3 lg:grid-cols-5">
        {moodStates.map((mood) => (
          <div key={mood} className={clsx('h-19', line)} />
        ))}
      </div>
      <div className={clsx('h-13', line)} />
      <div className={clsx('h-28', line)} />
      <div className="h-12 w-48 max-w-full rounded-full border-[1.5px] border-line" />
    </div>
  )
}
