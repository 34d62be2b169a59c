import type { Notice } from '../browser/notify'

const plain = 6_000
const withAction = 12_000

/**
 * How long a toast stays by itself (ms): longer with something to press, twice as long for those who asked for less
 * movement, who often read slowly too.
 */
export function noticeDuration({ action }: Pick<Notice, 'action'>, reducedMotion: boolean): number {
  return (action ? withAction : plain) * (reducedMotion ? 2 : 1)
}
