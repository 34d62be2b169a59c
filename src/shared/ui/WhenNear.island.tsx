'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

type WhenNearProps = {
  /** The height to keep free until then, as a class. */
  className: string
  children: ReactNode
}

/** Renders its children once they come near the window: for what asks the server something when it appears. */
export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '200px' })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  )
}
