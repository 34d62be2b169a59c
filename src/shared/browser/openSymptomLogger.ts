const openEvent = 'power-years:log-symptom'
const approachEvent = 'power-years:log-symptom-near'

/** Opens the hot flash logger from any island, on a page that carries it. */
export function openSymptomLogger(): void {
  window.dispatchEvent(new Event(openEvent))
}

/** Says that the pointer or the focus came near a button of the logger, so that it can be fetched ahead. */
export function approachSymptomLogger(): void {
  window.dispatchEvent(new Event(approachEvent))
}

/** Hears every wish to log a hot flash, and every approach to it, until the returned function is called. */
export function onOpenSymptomLogger(open: () => void, approach: () => void): () => void {
  window.addEventListener(openEvent, open)
  window.addEventListener(approachEvent, approach)
  return () => {
    window.removeEventListener(openEvent, open)
    window.removeEventListener(approachEvent, approach)
  }
}
