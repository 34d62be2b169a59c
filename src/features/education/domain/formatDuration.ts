/** "8 min", or "Self-paced" where there is no reading time. */
export const formatDuration = (minutes: number | null) => (minutes ? `${minutes} min` : 'Self-paced')
