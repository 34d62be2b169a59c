/** The five steps of the mood slider, and where it stands at first. */
export const moods = ['Very Low', 'Low', 'Neutral', 'Good', 'Excellent'] as const
export const lowestMood = 1
export const highestMood = 5
export const defaultMood = 3

/** The word for a mood from 1 to 5. */
export const moodLabel = (mood: number): string => moods[mood - lowestMood] ?? moods[defaultMood - lowestMood]!
