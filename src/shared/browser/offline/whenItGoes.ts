import { ownKeyState } from '../ownKey/state'

/** When what waits goes out, in words. */
export const whenItGoes = (many = false): string =>
  ownKeyState() === 'locked'
    ? `${many ? 'They go' : 'It goes'} out once your diary is open here: its key has changed, or this browser lost it.`
    : `${many ? 'They go' : 'It goes'} out when you are back online.`
