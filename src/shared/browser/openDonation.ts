const eventName = 'power-years:donate'

/** Opens the donation dialog from any island, as a press on the floating button does. */
export function openDonation(): void {
  window.dispatchEvent(new Event(eventName))
}

/** Hears every wish to donate until the returned function is called. */
export function onOpenDonation(listener: () => void): () => void {
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}
