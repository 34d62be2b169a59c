import { useEffect, useRef, useState } from 'react'

/** The width of an element as it stands on the screen; null until it has been measured. */
export function useWidth<Measured extends HTMLElement>() {
  const ref = useRef<Measured>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
