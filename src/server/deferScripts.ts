import { createHash } from 'node:crypto'

const script = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g
const preload = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+\.js"\/>/g
const end = '</body>'

/** @returns the addresses of the scripts that a page starts with, as Next wrote it: `/_next/static/chunks/a.js` */
export const startScripts = (html: string): string[] => [...html.matchAll(script)].map(([, source]) => source!)

/**
 * Runs in the browser, as the last thing in the page; its text is part of every policy, so it takes nothing from
 * outside. It has the scripts fetched once there is something to read, at the first touch or key, or where a paint is
 * not to be expected or heard of: whichever is first. What is pressed or typed before the page listens is kept and
 * done again as soon as it does (src/features/site-shell/site/islands/Hydrated.island.tsx says when).
 */
function loadAfterPaint() {
  const sources = document.currentScript!.dataset.scripts!.split(' ')
  const hydrated = new AbortController()
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    // What else may come a moment later, such as the slanted hand (globals.css).
    document.documentElement.dataset.painted = ''
    for (const source of sources) {
      const script = document.createElement('script')
      script.async = true
      script.src = source
      document.head.append(script)
    }
  }
  for (const early of ['pointerdown', 'keydown']) {
    addEventListener(early, begin, { capture: true, passive: true, signal: hydrated.signal })
  }

  let pressed: HTMLElement | undefined
  const typed = new Set<EventTarget>()
  const press = (event: Event) => {
    const button = (event.target as Element).closest('button')
    // The browser handles these natively already.
    if (!button || button.hasAttribute('commandfor') || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    // React may handle a click a moment before hydration is announced: this one is handled once, by the replay.
    event.stopImmediatePropagation()
    pressed = button
  }
  addEventListener('click', press, { capture: true, signal: hydrated.signal })
  addEventListener('input', (event) => typed.add(event.target!), { capture: true, signal: hydrated.signal })
  const repeat = () => {
    hydrated.abort()
    for (const field of typed) {
      const input = field as HTMLInputElement
      if (!('value' in input) || !input.isConnected) continue
      const { value } = input
      // Makes React hydrate the field first, if it has not yet.
      input.dispatchEvent(new Event('input', { bubbles: true }))
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')!
      // React ignores an input event whose value equals its tracked value.
      input.value = ''
      set!.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (pressed?.isConnected) pressed.click()
  }
  addEventListener('power-years:hydrated', repeat, { once: true })

  const painted = (list: PerformanceObserverEntryList) => {
    // A separate task, so that the paint reaches the screen first.
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(begin)
  }
  const { prerendering } = document as Document & { prerendering?: boolean }
  const willPaint = document.visibilityState === 'visible' && !prerendering
  if (willPaint && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
    setTimeout(begin, 2000)
  } else {
    begin()
  }
}

const loader = `(${String(loadAfterPaint)})()`.replace(/^\s*\/\/.*\n/gm, '').replace(/\n\s*/g, '\n')

/** The CSP hash of the loader script. */
export const loaderCspHash = `'sha256-${createHash('sha256').update(loader).digest('base64')}'`

/**
 * Has a finished page fetch its scripts once it can be read: until then its style sheet and fonts have the line for
 * themselves. Its policy has to be made from what this returns.
 * @param html a complete page as Next writes it
 * @returns the page; unchanged when Next wrote its scripts otherwise, with a nonce for instance
 */
export function deferScripts(html: string): string {
  const sources: string[] = []
  const rest = html.replace(script, (_, source: string) => {
    sources.push(source)
    return ''
  })
  const last = rest.lastIndexOf(end)
  if (sources.length === 0 || last < 0) return html
  const late = `<script data-scripts="${sources.join(' ')}">${loader}</script>`
  return (rest.slice(0, last) + late + rest.slice(last)).replace(preload, '')
}
