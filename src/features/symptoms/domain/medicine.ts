/** In characters. */
export const maxMedicineName = 120
export const maxDose = 120
export const maxPlace = 160
export const maxQuestion = 300
/** Questions for a visit: a doctor remembers three. */
export const maxQuestions = 3
