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

it('names the signs of the form and the list by what they do, and fields by their labels', async () => {
  document.body.innerHTML = `
    <span class="LexicalEditorTheme__inlineBlock__container"><span class="power-years-citation">Citation</span>
      <button class="LexicalEditorTheme__inlineBlock__editButton"></button>
      <button class="LexicalEditorTheme__inlineBlock__removeButton"></button></span>
    <div class="field-type"><label class="field-label">Reviewed on</label>
      <div class="date-time-picker"><button class="date-time-picker__clear-button"></button><input type="text"></div></div>
    <div class="field-type"><label class="field-label">Category</label><input class="rs__input"></div>
    <div class="field-type"><label class="field-label">Text</label><div class="ContentEditable__root" role="textbox"></div></div>
    <button class="clickable-arrow clickable-arrow--left"></button><button class="clickable-arrow clickable-arrow--right"></button>
    <input id="select-all" type="checkbox" aria-label="" aria-labelledby="select-all">
    <div class="doc-controls__popup"><button class="popup-button"></button></div>
    <div id="action-save-popup"><button class="popup-button"></button></div>
    <button class="array-actions__button"></button>
    <nav class="step-nav"><input role="combobox"></nav>
    <div class="schedule-publish"><div class="react-datepicker__input-container"><input type="text"></div></div>
    <div class="clipboard-action__popup"><button class="popup-button"></button></div>
    <div class="field-type"><label class="field-label" for="field-authors__drawer">Authors</label><input id="field-authors"></div>`
  const stop = labelPanelControls()
  await new Promise((resolve) => setTimeout(resolve))
  stop()
  // Its source is known a moment later.
  document.querySelector('.power-years-citation')!.textContent = 'Avis 2015'
  const nameOf = (selector: string) => {
    const control = document.querySelector(selector)!
    const by = control.getAttribute('aria-labelledby')?.split(' ') ?? []
    const words = by
      .map((id) => document.getElementById(id)!)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    return words.length > 0 ? words.join(' ') : control.getAttribute('aria-label')
  }
  expect(
    [
      '.LexicalEditorTheme__inlineBlock__editButton',
      '.LexicalEditorTheme__inlineBlock__removeButton',
      '.date-time-picker__clear-button',
      '.date-time-picker input',
      '.rs__input',
      '.ContentEditable__root',
      '.clickable-arrow--left',
      '.clickable-arrow--right',
      '#select-all',
      '.doc-controls__popup button',
      '#action-save-popup button',
      '.array-actions__button',
      '.clipboard-action__popup button',
      '#field-authors',
      '.step-nav input',
      '.schedule-publish input',
    ].map(nameOf),
  ).toEqual([
    'Change Avis 2015',
    'Remove Avis 2015',
    'Empty Reviewed on',
    'Reviewed on',
    'Category',
    'Text',
    'Page before',
    'Next page',
    'Choose all',
    'More to do with this text',
    'Other ways to publish',
    'More to do with this row',
    'Copy or paste these rows',
    'Authors',
    'Dashboard',
    'Day and time',
  ])
})
