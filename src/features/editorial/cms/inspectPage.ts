import type axe from 'axe-core'

import { readInspector } from '../contract'

/** What keeps somebody out of a page: what is wrong, where first, and how often. */
export type Barrier = { help: string; where: string; times: number }

type Inspected = Window & { axe?: typeof axe }

const maxWords = 90

const loaded = (element: HTMLIFrameElement | HTMLScriptElement) =>
  new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true })
    element.addEventListener('error', () => reject(new Error('It did not arrive.')), { once: true })
  })

/** The page in a frame of its own, as wide as a desk: axe judges what is laid out, so it is not hidden. */
async function openPage(address: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.src = address
  frame.title = 'The page that is looked at'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.className = 'power-years-inspected'
  const arrives = loaded(frame)
  document.body.append(frame)
  await arrives
  return frame
}

/** Puts axe into the page: from outside it would judge the panel, and the page lets no other script in. */
async function findBarriers({ contentDocument: page, contentWindow }: HTMLIFrameElement): Promise<Barrier[]> {
  if (!page?.body) throw new Error('The page did not arrive.')
  const script = page.createElement('script')
  script.src = `/api${readInspector.path}`
  const arrives = loaded(script)
  page.head.append(script)
  await arrives
  // Half-way through a fade every text is too pale.
  for (const animation of page.getAnimations()) animation.cancel()
  const { violations } = await (contentWindow as Inspected).axe!.run(page, {
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.map(({ help, nodes }) => {
    const [node] = nodes
    const found = page.querySelector(String(node?.target[0] ?? ''))
    const where = (found?.textContent?.trim() || node?.html) ?? ''
    return { help, where: where.slice(0, maxWords), times: nodes.length }
  })
}

/** Looks through a page of the site, as readers get it. @throws Error where it does not arrive */
export async function inspectPage(address: string): Promise<Barrier[]> {
  const frame = await openPage(address)
  try {
    return await findBarriers(frame)
  } finally {
    frame.remove()
  }
}
