const relative =
  'm[uo]m(?:my)?|mam|mother|dad|father|sister|brother|aunt(?:ie|y)?|nan|gran(?:ny|dma|ma|dad)?|grandmother|cousin|friend|neighbou?r|colleague|husband|partner'
const illness =
  'cancers?|tumou?rs?|strokes?|clots?|dvt|heart (?:attacks?|disease|trouble)|osteoporosis|fractures?|broke\\w*|hips?|wrists?|dementia|alzheimer\\w*|parkinson\\w*|diabetes|died|passed'
/** An age at which somebody else fell ill: it says nothing of how old she is herself. */
const othersAge = new RegExp(
  `(\\b(?:${relative})(?:['’]s)?\\b[^.;!?]{0,60}?\\b(?:${illness})\\b[^.;!?,]{0,20}?),? (?:at|aged|(?:when )?s?he was|at age|at the age of|in (?:her|his))(?: only| just| about| around)? (?:early |late )?\\d\\d(?:['’]?s)?\\b`,
  'gi',
)

/** A message without the ages at which others fell ill: “my aunt had a clot at 60, can I take it?” does not ask of starting past 60. */
export const removeOthersAges = (message: string): string => message.replace(othersAge, '$1')
