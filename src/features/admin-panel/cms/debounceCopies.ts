'use client'

/** The debounce interval. */
const waitMs = 400
/** Copied after this long even while typing goes on. */
const maxWaitMs = 1_500

/** A debounced copy of a form that changes. */
export type DebouncedCopy = {
  /** To be called at every change. */
  changed: () => void
  /** Copies what is not copied yet, now. */
  flush: () => void
  /** What is not copied yet need not be. */
  cancel: () => void
}

/**
 * Debounces copies of a form, with {@link maxWaitMs} as the maximum wait. The maximum is checked when a change comes, so
 * that no second timer is needed.
 */
export function debounceCopies(copy: () => void): DebouncedCopy {
  let timer: ReturnType<typeof setTimeout> | undefined
  let uncopiedSince: number | undefined
  const cancel = () => {
    clearTimeout(timer)
    uncopiedSince = undefined
  }
  const flush = () => {
    if (uncopiedSince === undefined) return
    cancel()
    copy()
  }
  return {
    cancel,
    flush,
    changed: () => {
      const at = performance.now()
      uncopiedSince ??= at
      clearTimeout(timer)
      if (at - uncopiedSince >= maxWaitMs) flush()
      else timer = setTimeout(flush, waitMs)
    },
  }
}
