import { beforeEach, vi } from 'vitest'

// No unit test reads the real date: the day stands here until a test says another, and what comes after midnight is no news.
const fixTheDay = () => vi.setSystemTime('2027-03-17T14:00:00Z')

fixTheDay()
beforeEach(() => {
  fixTheDay()
})
