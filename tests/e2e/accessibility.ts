import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Locator, Page } from '@playwright/test'
import type axe from 'axe-core'

import { expect, test } from './fixtures'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * axe in the page itself, put there once for each document: @axe-core/playwright does so for each run, which takes longer
 * than the judging.
 */
async function findViolations(page: Page, rules?: string[], within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axeScript)
  return page.evaluate(
    async ({ rules, within }) => {
      const { violations } = await window.axe!.run(within ?? document, {
        resultTypes: ['violations'],
        // Styles and media are read again for rules about them, which none of these is.
        preload: false,
        ...(rules && { runOnly: rules }),
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    { rules, within },
  )
}

/** Half-way through a fade every text is too pale, so nothing is left moving and nothing starts to. */
async function stopMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/**
 * Fails with the rule and the element for every accessibility finding on the page as it stands.
 * @param within a selector: only this part, where the rest is Payload's
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  await stopMotion(page)
  expect(await findViolations(page, undefined, within)).toEqual([])
}

/** What axe judges by colours: nothing else differs between the themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What a visitor may look through: the three themes, and the colours of the visitor's system in place of ours. */
export type Mode = 'light' | 'dark' | 'dim' | 'forced'

async function showIn(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: mode === 'forced' ? 'active' : 'none' })
  await page.waitForFunction((forced) => matchMedia('(forced-colors: active)').matches === forced, mode === 'forced')
  await page.evaluate(
    (theme) => document.documentElement.setAttribute('data-theme', theme),
    mode === 'forced' ? 'light' : mode,
  )
  if (mode !== 'forced') return
  // axe takes a text's colour from here, and Chromium tells the colour that it replaced.
  await page.evaluate(() => {
    const read = CSSStyleDeclaration.prototype.getPropertyValue
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? this.color : read.call(this, name)
    }
  })
}

/** Fails for what axe finds in the colours of a mode. */
export async function expectNoColourViolations(page: Page, mode: Mode): Promise<void> {
  await showIn(page, mode)
  await stopMotion(page)
  expect(await findViolations(page, colourRules), mode).toEqual([])
}

const widths = [320, 390, 820, 1440]
const modes: Mode[] = ['light', 'dark', 'dim', 'forced']

/**
 * Every rule of axe in each mode, each at a width of its own, and nothing scrolls sideways at any of them. With
 * `EVERY_WIDTH=1 npm test -- routes` each mode at each width.
 * @param turn shifts the widths: four pages in a row have every mode at every width
 */
export async function expectNoAxeViolationsInEveryMode(page: Page, turn: number): Promise<void> {
  const everyWidth = Boolean(process.env.EVERY_WIDTH)
  if (everyWidth) test.setTimeout(1_200_000)
  const found: string[] = []
  for (const [place, width] of widths.entries()) {
    await expectToFit(page, width)
    for (const [index, mode] of modes.entries()) {
      if (!everyWidth && (turn + index) % widths.length !== place) continue
      await showIn(page, mode)
      await stopMotion(page)
      for (const violation of await findViolations(page)) found.push(`${mode}, ${width} px: ${violation}`)
    }
  }
  expect(found).toEqual([])
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 700 : 900 })
  // What scrolls inside the page lays itself out a frame later than the page.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
    .toBeLessThanOrEqual(width)
}

/**
 * {@link expectNoAxeViolations} of a state, such as an open dialog, in the light theme; then what other colours change: the
 * dark theme at the other width, phone or desktop, and the visitor's own colours. With `EVERY_WIDTH=1` every rule each time.
 */
export async function expectNoAxeViolationsInState(page: Page): Promise<void> {
  const rules = process.env.EVERY_WIDTH ? undefined : colourRules
  const before = page.viewportSize()!
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expectNoAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectToFit(page, before.width < 600 ? 1440 : 390)
  await stopMotion(page)
  expect(await findViolations(page, rules), 'in the dark theme').toEqual([])
  await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await showIn(page, 'forced')
  await stopMotion(page)
  expect(await findViolations(page, rules), 'in forced colours').toEqual([])
  await showIn(page, 'light')
}

/** What can be pressed and reaches beyond the window, where nothing scrolls to it: the page hides what overflows. */
const findCutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button)')]
      .filter((control) => control.checkVisibility() && !control.closest('[class*="overflow-x-auto"]'))
      .filter((control) => control.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((control) => control.textContent),
  )

/** Text in a column of a few letters, line upon line: nothing overflows there, and nobody can read it. */
const findSqueezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, footer *, dialog[open] *')]
      .filter((element) => element.childElementCount === 0 && (element.textContent ?? '').trim().length >= 10)
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg, [class*="overflow-x-auto"]'))
      .filter(({ offsetWidth }) => offsetWidth > 1)
      .filter((element) => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        return element.offsetWidth < 2.4 * size && element.offsetHeight > 4 * size
      })
      .map(({ textContent }) => textContent),
  )

/** Words that no line is wide enough for, so that they break where no hyphen can stand. */
const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const ruler = document.createElement('canvas').getContext('2d')!
    const words = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    while (words.nextNode()) {
      const text = words.currentNode as Text
      const element = text.parentElement!
      if (!element.checkVisibility() || element.closest('.sr-only, svg, script, style')) continue
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{9,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue
        const block = element.closest(':not(a, abbr, b, cite, em, i, small, span, strong, sup, q)')!
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
        ruler.font = `${fontWeight} ${fontSize} ${fontFamily}`
        if (ruler.measureText(word).width > block.clientWidth) broken.push(word)
      }
    }
    return broken
  })

/** How much of a phone's screen the header takes, and what stays in view beside it. */
const measureBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body > header, main *, body > aside')]
      .filter((element) => element.matches('body > header') || /sticky|fixed/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height < innerHeight / 2 && top < innerHeight && bottom > 0)
      .reduce((sum, { height }) => sum + height, 0),
  )

/**
 * Sets the browser's type size to twice the usual, as its settings do, on a phone: nothing may scroll sideways.
 * @param meanwhile what has to be in view all the same, or what else has to hold
 */
export async function expectToFitWithLargeText(page: Page, meanwhile?: Locator | (() => Promise<void>)): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'with text at twice its size')
    .toBeLessThanOrEqual(390)
  await expect.poll(() => findCutOff(page), 'buttons and links that stick out').toEqual([])
  await expect.poll(() => findSqueezed(page), 'columns of a few letters').toEqual([])
  await expect.poll(() => findBrokenWords(page), 'words broken without a hyphen').toEqual([])
  expect(await measureBars(page), 'of 844 px for bars').toBeLessThan(844 * 0.4)
  if (typeof meanwhile === 'function') await meanwhile()
  else if (meanwhile) await expect(meanwhile).toBeInViewport({ ratio: 1 })
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
  await page.setViewportSize(before)
}

/** Makes the window as narrow as the narrowest phone: nothing may scroll sideways there. */
export async function expectToFitNarrowPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 })
  // What scrolls inside the page lays itself out a frame later than the page.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}
