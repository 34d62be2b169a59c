/**
 * The version of the questions of the universal assessment, which are code: a stored score must stay explainable. By
 * itself, so that a page can name it without the questions.
 */
export const questionsVersion = 1
