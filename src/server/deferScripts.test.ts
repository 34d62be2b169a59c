import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { policyForHtml } from './contentSecurityPolicy'
import { loaderCspHash, deferScripts } from './deferScripts'

const theme = '<script>document.documentElement.dataset.theme = "dark"</script>'
const data = '<script>self.__next_f.push([1,"the end of \\u003c/body> in data"])</script>'
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>'
const font =
  '<link rel="preload" href="/_next/static/media/fraunces.woff2" as="font" crossorigin="" type="font/woff2"/>'
const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const old = '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>'
const page = `<!DOCTYPE html><html><head>${font}${preload}${chunk('one')}${chunk('two')}${old}</head><body>${theme}<p>Read me.</p>${chunk('main')}${data}</body></html>`

describe('a page whose scripts come after the paint', () => {
  const changed = deferScripts(page)

  it('names no script that a browser would fetch by itself', () => {
    expect(changed).not.toMatch(/<script[^>]* async/)
    expect(changed).not.toContain(preload)
    expect(changed).toContain(old)
    expect(changed).toContain(font)
  })

  it('keeps every script in its order, and the loader last', () => {
    const names = ['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js`)
    expect(changed).toContain(`<script data-scripts="${names.join(' ')}">`)
    expect(changed.indexOf(theme)).toBeLessThan(changed.indexOf('Read me.'))
    expect(changed.indexOf(data)).toBeLessThan(changed.indexOf('data-scripts'))
    expect(changed.endsWith('</script></body></html>')).toBe(true)
  })

  it('has a policy that allows the loader, the same for every page', () => {
    expect(policyForHtml(changed)).toContain(loaderCspHash)
    expect(policyForHtml(page)).not.toContain(loaderCspHash)
    const other = deferScripts(page.replaceAll('one', 'another'))
    expect(policyForHtml(other)).toBe(policyForHtml(changed))
  })

  it.each([
    ['with a nonce', page.replaceAll('<script', '<script nonce="abc"')],
    ['without scripts', '<!DOCTYPE html><html><body><p>Read me.</p></body></html>'],
    ['without an end', page.replace('</body>', '')],
  ])('is left alone %s', (_, other) => expect(deferScripts(other)).toBe(other))
})

type Listener = (event: unknown) => void

/** Runs the loader as a browser would, with everything it reaches for in hand. */
function open({ visibilityState = 'visible', prerendering = false, paints = true } = {}) {
  const fetched: { src: string; async: boolean }[] = []
  const listeners = new Map<string, Set<Listener>>()
  const root: Record<string, string> = {}
  const timers: { work: () => void; delay: number }[] = []
  let paint: Listener = () => {}
  const [, sources, code] = /<script data-scripts="([^"]+)">([\s\S]+)<\/script><\/body>/.exec(deferScripts(page))!
  runInNewContext(code!, {
    AbortController,
    Event,
    Set,
    Object,
    PerformanceObserver: class {
      static supportedEntryTypes = paints ? ['paint'] : []
      constructor(listener: Listener) {
        paint = listener
      }
      observe() {}
    },
    document: {
      currentScript: { dataset: { scripts: sources } },
      documentElement: { dataset: root },
      visibilityState,
      prerendering,
      createElement: () => ({}),
      head: { append: (script: (typeof fetched)[number]) => fetched.push(script) },
    },
    setTimeout: (work: () => void, delay = 0) => timers.push({ work, delay }),
    addEventListener: (name: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}) => {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(listener))
      signal?.addEventListener('abort', () => all.delete(listener))
    },
  })
  return {
    isPainted: () => 'painted' in root,
    fetched: () => fetched.map(({ src }) => src),
    tell: (name: string, event: unknown = {}) => listeners.get(name)?.forEach((listener) => listener(event)),
    paint: (name: string) => paint({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) }),
    pass: (milliseconds: number) => timers.splice(0).forEach(({ work, delay }) => delay <= milliseconds && work()),
  }
}

describe('the loader', () => {
  const all = ['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js`)

  it('waits for the first contentful paint, and for that only', () => {
    const browser = open()
    browser.paint('first-paint')
    browser.pass(0)
    expect([browser.fetched(), browser.isPainted()]).toEqual([[], false])
    browser.paint('first-contentful-paint')
    browser.pass(0)
    expect([browser.fetched(), browser.isPainted()]).toEqual([all, true])
  })

  it.each(['pointerdown', 'keydown'])('starts at the first %s, and only once', (name) => {
    const browser = open()
    browser.tell(name)
    browser.tell(name)
    browser.paint('first-contentful-paint')
    browser.pass(2000)
    expect(browser.fetched()).toEqual(all)
  })

  it('starts by itself when no paint is heard of', () => {
    const browser = open()
    browser.pass(2000)
    expect(browser.fetched()).toEqual(all)
  })

  it.each([{ visibilityState: 'hidden' }, { prerendering: true }, { paints: false }])(
    'starts at once where no paint is to be expected: %o',
    (how) => expect(open(how).fetched()).toEqual(all),
  )

  const button = (...attributes: string[]) => {
    const pressed = { clicks: 0, isConnected: true, click: () => (pressed.clicks += 1), closest: () => pressed }
    return Object.assign(pressed, { hasAttribute: (name: string) => attributes.includes(name) })
  }

  it('presses a button again as soon as the page listens', () => {
    const browser = open()
    const pressed = button()
    let prevented = 0
    let stopped = 0
    const press = () =>
      browser.tell('click', {
        target: pressed,
        preventDefault: () => (prevented += 1),
        stopImmediatePropagation: () => (stopped += 1),
      })
    press()
    expect([prevented, stopped, pressed.clicks]).toEqual([1, 1, 0])
    browser.tell('power-years:hydrated')
    expect(pressed.clicks).toBe(1)
    press()
    expect([prevented, stopped]).toEqual([1, 1])
  })

  it.each(['commandfor', 'popovertarget'])('leaves a button with %s to the browser', (attribute) => {
    const browser = open()
    const pressed = button(attribute)
    browser.tell('click', { target: pressed, preventDefault: () => expect.unreachable() })
    browser.tell('power-years:hydrated')
    expect(pressed.clicks).toBe(0)
  })

  it('tells the page what was typed before it listened', () => {
    class Field {
      isConnected = true
      heard: string[] = []
      known = ''
      #value = ''
      get value() {
        return this.#value
      }
      set value(text: string) {
        this.#value = text
      }
      dispatchEvent({ type }: Event) {
        if (this.value !== this.known) this.heard.push(`${type}: ${this.value}`)
      }
    }
    const field = new Field()
    const browser = open()
    field.value = 'thermostat'
    browser.tell('input', { target: field })
    // As React does when it takes over a field: it knows the value now, and every one set on the field itself.
    field.known = 'thermostat'
    Object.defineProperty(field, 'value', {
      get: () => Object.getOwnPropertyDescriptor(Field.prototype, 'value')!.get!.call(field) as string,
      set: (text: string) => {
        field.known = text
        Object.getOwnPropertyDescriptor(Field.prototype, 'value')!.set!.call(field, text)
      },
    })
    browser.tell('power-years:hydrated')
    expect(field.heard).toEqual(['input: thermostat'])
  })
})
