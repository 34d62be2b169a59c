import { useCallback, useState, type ComponentType } from 'react'

/**
 * A component whose script is fetched on the first intent to see it, not with the page.
 * @param load the `import()`, as a function that stands outside of the component
 * @returns `Component` once it is there; `prepare` for when the pointer or the focus comes near; `show` for the press,
 *   whose promise fails when the script does not arrive
 */
export function useOnIntent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)

  const prepare = useCallback(() => {
    // A failure shows when it is pressed; coming near it is no reason to speak up.
    load().catch(() => {})
  }, [load])

  const show = useCallback(async () => {
    const loaded = await load()
    setComponent(() => loaded)
  }, [load])

  return { Component, prepare, show }
}
