let named = 0

/** Attributes are set only where they change, as the observer below looks again after each. */
function set(control: Element, name: string, value: string): void {
  if (control.getAttribute(name) !== value) control.setAttribute(name, value)
}

/** Names a control by words on the page, which may change while it is shown. @param does goes before them */
function nameBy(control: HTMLElement, words: Element | null | undefined, does = ''): void {
  if (does) set(control, 'aria-label', does)
  if (!words) return
  for (const one of [control, words]) one.id ||= `power-years-name-${++named}`
  set(control, 'aria-labelledby', does ? `${control.id} ${words.id}` : words.id)
}

const citationOf = (sign: HTMLElement) =>
  sign.closest('.LexicalEditorTheme__inlineBlock__container')?.querySelector('.power-years-citation')
const labelOf = (control: HTMLElement) => control.closest('.field-type')?.querySelector('.field-label')

/** Where Payload gives a field of its own making no label: the one that stands above it. */
function nameField(field: HTMLElement): void {
  if (!field.closest('label') && !field.hasAttribute('aria-label')) nameBy(field, labelOf(field))
}

/** In a drawer the labels of fields are tied to other ids than those of the fields. */
function nameUntied(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field.labels?.length === 0) nameField(field)
}

/** The signs that Payload leaves without a name, by what they do. */
const signs = {
  '.clickable-arrow--left': 'Page before',
  '.clickable-arrow--right': 'Next page',
  '.doc-controls__popup .popup-button': 'More to do with this text',
  '#action-save-popup .popup-button': 'Other ways to publish',
  '.array-actions__button': 'More to do with this row',
  '.clipboard-action__popup .popup-button': 'Copy or paste these rows',
  '.step-nav input[role="combobox"]': 'Dashboard',
  '.schedule-publish .react-datepicker__input-container input': 'Day and time',
}

function nameFold(toggle: HTMLElement): void {
  const header = toggle.parentElement?.querySelector('.collapsible__header-wrap')
  if (!header) return
  header.id ||= `power-years-fold-${++named}`
  const isOpen = String(toggle.classList.contains('collapsible__toggle--open'))
  // Its own words lie transparent over the fold; a button whose words are others than its name cannot be spoken to.
  for (const words of toggle.querySelectorAll('span')) words.hidden = true
  set(toggle, 'aria-labelledby', header.id)
  set(toggle, 'aria-expanded', isOpen)
}

/** A tab whose name leaves out the count that stands on it (“Versions 7”) cannot be spoken to: its own words do. */
const nameTab = (tab: HTMLElement) => tab.removeAttribute('aria-label')

/** The buttons of the editor show signs alone; each says by its key what it does. */
const nameTool = (tool: HTMLElement) => {
  if (!tool.hasAttribute('aria-label') && !tool.textContent?.trim())
    tool.setAttribute('aria-label', tool.dataset.buttonKey ?? '')
}

/** The box that chooses a row is called by what leads into it. */
const nameChoice = (box: HTMLElement) => {
  const title = box.closest('tr')?.querySelector('a')?.textContent?.trim()
  if (title) box.setAttribute('aria-label', `Choose ${title}`)
}

/**
 * Payload labels the toggle of every collapsible, row and block “Toggle block” and has no slot for another label: each is
 * labelled by its visible header here, with `aria-expanded`. So are other controls of Payload's without an accessible
 * name, or with one that differs from their visible text.
 * @returns a function that stops it
 */
export function labelPanelControls(): () => void {
  const look = () => {
    const each = (selector: string, name: (found: HTMLElement) => void) =>
      document.querySelectorAll<HTMLElement>(selector).forEach(name)
    each('.collapsible__toggle', nameFold)
    each('.doc-tab[aria-label]', nameTab)
    each('.toolbar-popup__button[data-button-key]', nameTool)
    each('tbody input[type="checkbox"][aria-label=""]', nameChoice)
    each('#select-all[aria-labelledby="select-all"]', (box) => {
      box.removeAttribute('aria-labelledby')
      set(box, 'aria-label', 'Choose all')
    })
    each('.LexicalEditorTheme__inlineBlock__editButton', (sign) => nameBy(sign, citationOf(sign), 'Change'))
    each('.LexicalEditorTheme__inlineBlock__removeButton', (sign) => nameBy(sign, citationOf(sign), 'Remove'))
    each('.date-time-picker__clear-button', (sign) => nameBy(sign, labelOf(sign), 'Empty'))
    each('.date-time-picker input, .rs__input, .ContentEditable__root', nameField)
    document
      .querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.field-type :is(input, textarea)[id^="field-"]')
      .forEach(nameUntied)
    for (const [selector, does] of Object.entries(signs)) each(selector, (sign) => set(sign, 'aria-label', does))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  look()
  return () => observer.disconnect()
}
