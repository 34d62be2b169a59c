import { ownKeyState } from '../ownKey/state'

/** When what waits for a network alone goes out, in words. */
export const describeOnlineSendTime = (many = false): string => `${many ? 'They go' : 'It goes'} out when you are back online.`

/** When a record that waits goes out, in words. */
export const describeSendTime = (many = false): string =>
  ownKeyState() === 'locked'
    ? `${many ? 'They are' : 'It is'} kept, sealed: you’ll see ${many ? 'them' : 'it'} once your diary is open here. Open it within a week: Safari drops what waits longer.`
    : describeOnlineSendTime(many)
