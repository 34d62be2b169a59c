// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { labelPanelControls } from './labelPanelControls'

it('names what the panel shows without a name, or with another than its words', async () => {
  document.body.innerHTML = `
    <div><button class="collapsible__toggle"><span>Toggle block</span></button><div class="collapsible__header-wrap">Medicines</div></div>
    <a class="doc-tab" aria-label="Versions">Versions <span>7</span></a>
    <table><tbody><tr><td><input type="checkbox" aria-label=""></td><td><a href="/1">Hot Flashes</a></td></tr></tbody></table>`
  const stop = labelPanelControls()
  // One that comes later, as the editor's buttons do.
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button class="toolbar-popup__button" data-button-key="bold"></button>',
  )
  await new Promise((resolve) => setTimeout(resolve))
  stop()
  const one = (selector: string) => document.querySelector(selector)!
  expect(document.getElementById(one('.collapsible__toggle').getAttribute('aria-labelledby')!)?.textContent).toBe(
    'Medicines',
  )
  expect(one('.collapsible__toggle span').hasAttribute('hidden')).toBe(true)
  expect(one('.doc-tab').hasAttribute('aria-label')).toBe(false)
  expect(one('input').getAttribute('aria-label')).toBe('Choose Hot Flashes')
  expect(one('.toolbar-popup__button').getAttribute('aria-label')).toBe('bold')
})
