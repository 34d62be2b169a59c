/** Delay after the load event (ms), so that the page's own requests come first. */
const pause = 4_000

const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run))

/** Tells the service worker of a page. */
type Tell = (path: string) => void
let starting: Promise<Tell> | undefined

/** Starts offline support once the page is idle. @param load its script */
export const startOnceIdle = (load: () => Promise<{ startOffline: () => Tell }>): Promise<Tell> =>
  (starting ??= new Promise<Tell>((resolve) => {
    const start = () =>
      // Offline this chunk comes from the cache. Where it is not cached, it is fetched for the next page, and as soon as
      // there is a network: what waits on this page goes out by it.
      load().then(
        ({ startOffline }) => resolve(startOffline()),
        () => {
          starting = undefined
          window.addEventListener('online', () => void startOnceIdle(load), { once: true })
        },
      )
    setTimeout(() => whenIdle(() => void start()), pause)
  }))
