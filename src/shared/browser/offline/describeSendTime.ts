import { ownKeyState } from '../ownKey/state'

/** A sentence for the visitor: when entries that wait only for a network are sent. */
export const describeOnlineSendTime = (many = false): string =>
  `${many ? 'They go' : 'It goes'} out when you are back online.`

/** A sentence for the visitor: when queued records are sent. */
export const describeSendTime = (many = false): string =>
  ownKeyState() === 'locked'
    ? `${many ? 'They are' : 'It is'} kept, sealed: you’ll see ${many ? 'them' : 'it'} once your diary is open here. Open it within a week: Safari drops what waits longer.`
    : describeOnlineSendTime(many)
