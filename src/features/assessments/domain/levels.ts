export type Level = 'Optimal' | 'Good' | 'Moderate' | 'Needs Focus'

const levels = [
  {
    from: 80,
    level: 'Optimal',
    message: "Amazing! You're doing excellent work optimizing your health for longevity.",
  },
  { from: 60, level: 'Good', message: 'Great foundation! A few adjustments can help you reach optimal health.' },
  {
    from: 40,
    level: 'Moderate',
    message: 'Good start! There are several areas where you can enhance your wellbeing.',
  },
  {
    from: 0,
    level: 'Needs Focus',
    message: 'This is your wake-up call! Small changes now will compound into huge benefits.',
  },
] as const

/** The level of a score of 0 to 100, overall or of a category, and what is said of it. */
export function levelOf(score: number): { level: Level; message: string } {
  const { level, message } = levels.find(({ from }) => score >= from) ?? levels.at(-1)!
  return { level, message }
}
