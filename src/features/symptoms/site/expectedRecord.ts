import { removeStored, writeStored, type StorageKey } from '@/shared/browser/storage'

const key = 'power-years-diary' satisfies StorageKey

/**
 * Run by the browser as it reads the tracking page: whether a record was here the last time, so that the page is laid out
 * for it before it has come. The variant `recorded` in globals.css reads the mark.
 */
export const expectRecord = `try{if(localStorage.getItem('${key}'))document.documentElement.dataset.diary=''}catch{}`

/**
 * What is expected the next time.
 * @param found whether there is a record; null where nobody knows, as in a diary that is locked
 */
export function settleExpectation(found: boolean | null): void {
  if (found) writeStored(key, true)
  else delete document.documentElement.dataset.diary
  if (found === false) removeStored(key)
}
