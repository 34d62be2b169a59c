'use client'

/** A moment of rest before a copy. */
const restMs = 400
/** Whoever types without a rest is copied all the same. */
const longestUncopiedMs = 1_500

/** When a form that changes is copied. */
export type CopyPace = {
  /** To be called at every change. */
  changed: () => void
  /** Copies what is not copied yet, now. */
  flush: () => void
  /** What is not copied yet need not be. */
  cancel: () => void
}

/**
 * Copies after a rest, and without one as often as {@link longestUncopiedMs}: that is looked at when a change comes, so
 * that no timer ever asks for another.
 */
export function paceCopies(copy: () => void): CopyPace {
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
      if (at - uncopiedSince >= longestUncopiedMs) flush()
      else timer = setTimeout(flush, restMs)
    },
  }
}
