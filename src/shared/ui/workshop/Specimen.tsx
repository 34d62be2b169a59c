import type { ReactNode } from 'react'

export const longText =
  'A label that somebody wrote on a Sunday, which is three times as long as anybody had thought a label could become'

/** Pseudo-classes that cannot be shown on several elements at once, with the classes that simulate them. */
export const shownStates = { hover: 'show-hover', focus: 'show-focus' }

/** One control of the gallery, in its states beside each other. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-10 border-t border-line pt-5">
      <h3>{title}</h3>
      <div className="mt-4 grid items-start gap-6 *:min-w-0 md:grid-cols-2 lg:grid-cols-3">{children}</div>
    </div>
  )
}
