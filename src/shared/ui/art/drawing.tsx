import type { ReactNode } from 'react'

/** What every drawing accepts. `size` is its drawn width in CSS pixels; `className` may override it. */
export type ArtProps = { className?: string; size?: number }

type DrawingProps = ArtProps & { width: number; height: number; children: ReactNode }

/**
 * The sheet all line art is drawn on: currentColor lines that stay 1.5 px wide at `size`, round ends, hidden from
 * assistive technology. No ids, no inline styles, so a drawing may appear twice and passes a strict content policy.
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

/** One decimal is finer than print and keeps the markup small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
