import { now } from '@/shared/now'

import { calendarDay, drawCard } from '../domain/drawCard'

/** The address of the card that everybody without a session has today, by the server's own calendar. */
export const commonCardAddress = (): string => `/tarot/${drawCard(calendarDay(now()), '')}`
