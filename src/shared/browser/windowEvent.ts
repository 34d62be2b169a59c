/**
 * An event that islands of one page dispatch and listen for, whatever their place in the tree.
 * @param name unique on this site, e.g. `power-years:notice`
 */
export function defineWindowEvent<Detail = void>(name: string) {
  return {
    dispatch: (detail: Detail): void => {
      window.dispatchEvent(new CustomEvent<Detail>(name, { detail }))
    },
    /** Calls the listener on each event until the returned function is called. */
    listen: (listener: (detail: Detail) => void): (() => void) => {
      const listenTo = (event: Event) => listener((event as CustomEvent<Detail>).detail)
      window.addEventListener(name, listenTo)
      return () => window.removeEventListener(name, listenTo)
    },
  }
}
