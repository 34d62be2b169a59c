import { ownKeyState } from '../ownKey/state'

/** When what waits goes out, in words. */
export const whenItGoes = (many = false): string =>
  ownKeyState() === 'locked'
    ? `${many ? 'They are' : 'It is'} kept, sealed: you’ll see ${many ? 'them' : 'it'} once your diary is open here.`
    : `${many ? 'They go' : 'It goes'} out when you are back online.`
