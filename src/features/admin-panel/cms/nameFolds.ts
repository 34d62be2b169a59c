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

/**
 * Payload calls the button of every fold, row and block “Toggle block” and has no slot for another name: here each gets
 * the words that stand on it, and says whether it is open.
 * @returns what stops it
 */
export function nameFolds(): () => void {
  const look = () => document.querySelectorAll<HTMLElement>('.collapsible__toggle').forEach(nameFold)
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  look()
  return () => observer.disconnect()
}
