let named = 0

/** Attributes are set only where they change, as the observer below looks again after each. */
function nameFold(toggle: HTMLElement): void {
  const header = toggle.parentElement?.querySelector('.collapsible__header-wrap')
  if (!header) return
  header.id ||= `power-years-fold-${++named}`
  const isOpen = String(toggle.classList.contains('collapsible__toggle--open'))
  // Its own words lie transparent over the fold; a button whose words are others than its name cannot be spoken to.
  for (const words of toggle.querySelectorAll('span')) words.hidden = true
  if (toggle.getAttribute('aria-labelledby') !== header.id) toggle.setAttribute('aria-labelledby', header.id)
  if (toggle.getAttribute('aria-expanded') !== isOpen) toggle.setAttribute('aria-expanded', isOpen)
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
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  look()
  return () => observer.disconnect()
}
