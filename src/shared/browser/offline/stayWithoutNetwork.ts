import { notify } from '../notify'
import { pagesCache } from './cacheNames'
import { pageKey } from './pageCache'

/** The address a press would open in this window, if it is another page of the site; null otherwise. */
function pageToOpen(event: MouseEvent): { link: HTMLAnchorElement; path: string } | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  return link.pathname === location.pathname ? null : { link, path: link.pathname }
}

const isKept = async (path: string): Promise<boolean> =>
  'caches' in window && (await (await caches.open(pagesCache)).match(pageKey(path))) !== undefined

/** Without a network a link to a page that is not kept says so, and the visitor stays where she is. */
export function stayWithoutNetwork(): void {
  let goesOn: HTMLAnchorElement | undefined
  const press = (event: MouseEvent) => {
    const opened = navigator.onLine ? null : pageToOpen(event)
    if (!opened || opened.link === goesOn) return
    // Whether it is kept is known only after the press: it waits for that, and is then done again as it was.
    event.preventDefault()
    event.stopPropagation()
    void isKept(opened.path)
      .catch(() => false)
      .then((kept) => {
        if (!kept) {
          notify({
            title: 'No Network',
            description: 'That page is not kept on this phone. You are where you were.',
          })
          return
        }
        goesOn = opened.link
        goesOn.click()
        goesOn = undefined
      })
  }
  // Before the router hears of it.
  window.addEventListener('click', press, { capture: true })
}
