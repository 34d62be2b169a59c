/**
 * A typed window event between islands, wherever they are in the tree.
 * @param name unique on this site, e.g. `power-years:notice`
 */
export function defineWindowEvent<Detail = void>(name: string) {
  return {
    dispatch: (detail: Detail): void => {
      window.dispatchEvent(new CustomEvent<Detail>(name, { detail }))
    },
    /** Subscribes to the event. @returns unsubscribes */
    listen: (listener: (detail: Detail) => void): (() => void) => {
      const listenTo = (event: Event) => listener((event as CustomEvent<Detail>).detail)
      window.addEventListener(name, listenTo)
      return () => window.removeEventListener(name, listenTo)
    },
  }
}
