import type { ReactNode } from 'react'

/** Props of every drawing. `size` is its width in CSS pixels; `className` may override it. */
export type ArtProps = { className?: string; size?: number }

type DrawingProps = ArtProps & { width: number; height: number; children: ReactNode }

/**
 * The SVG root of all line art: currentColor strokes, 1.5 px wide at `size`, round caps, hidden from assistive
 * technology. No ids and no inline styles, so a drawing may be used twice and complies with a strict CSP.
 */
export function Drawing({ width, height, size = width, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={round((size * height) / width)}
      fill="none"
      stroke="currentColor"
      strokeWidth={Math.round((150 * width) / size) / 100}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  )
}

/** One decimal suffices and keeps the markup small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
