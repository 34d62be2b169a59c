import { useCallback, useState, type SyntheticEvent } from 'react'

/** Those that are open: Payload draws a list anew once it has read its settings, which would close them. */
const opened = new Set<string>()

/**
 * For a `<details>` in a list of the panel: it stays as the editor left it, also where she opened it before React
 * listened.
 * @param name the same for the one that is drawn in its place
 * @returns the props of the element
 */
export function useDetails(name: string) {
  const [isOpen, setOpen] = useState(() => opened.has(name))
  const keep = useCallback(
    (isKept: boolean) => {
      if (isKept) opened.add(name)
      else opened.delete(name)
      setOpen(isKept)
    },
    [name],
  )
  // No event told of what was opened before.
  const ref = useCallback(
    (details: HTMLDetailsElement | null) => {
      if (details?.open) keep(true)
    },
    [keep],
  )
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => keep(currentTarget.open)
  return { ref, open: isOpen, onToggle, suppressHydrationWarning: true }
}
