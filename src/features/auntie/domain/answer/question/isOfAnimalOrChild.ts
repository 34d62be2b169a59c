const animal =
  '(?:cats?|kittens?|dogs?|pupp(?:y|ies)|rabbits?|hamsters?|guinea pigs?|pon(?:y|ies)|horses?|hens?|budgies?|parrots?|tortoises?|spaniel|labrador|terrier)'
/** What is given to an animal, or what ails it. */
const ofAnimal = new RegExp(
  `\\b(?:worm(?:ing|er)|de-?worm\\w*|flea (?:treatment|drops?|tablets?|collar)|spot[- ]on)\\b|\\b(?:dos(?:e|es|age)|how much|how many|tablets?|pills?|medicine|calpol|paracetamol|ibuprofen|antibiotics?|antihistamine|vaccin\\w*|inject\\w*)\\b[^.?!]{0,50}\\b(?:for|give|to) (?:(?:my|our|the|a|an|\\d+ ?kg|\\w+[- ]old|small|big|old|elderly) )*${animal}\\b|\\b(?:my|our|the) (?:\\w+ )?${animal}(?:['’]s)? (?:is|has|keeps|won['’]?t|hasn['’]?t|isn['’]?t|ate|vomit\\w*|limp\\w*)\\b[^.!]*\\?|\\bgive (?:my|our|the) (?:\\w+ )?${animal}\\b`,
  'i',
)
/** That she has one says nothing of what she asks: gel on her skin and a dog that licks it. */
const ofHerself =
  /\b(?:my (?:gel|patch|cream|hrt|hormones?|skin|arm|spray|sleep|flush\w*|sweats?)|lick\w*|allerg\w*|i feel|i['’]m|wakes? me|grie\w+|died|lost|put (?:down|to sleep))\b/i

const girl =
  '(?:daughter|girl|son|boy|granddaughter|niece|stepdaughter|grandson|child|kid|teenager|teen|youngest|eldest)'
const young = '(?:[1-9]|1[0-7])'
const years = '(?:[- ]?(?:yrs?|years?)[- ]?old|[- ]?yo|[- ]?y/o)'
const ofBody =
  /\b(?:periods?|bleed\w*|cycles?|cramps?|hormones?|pms|moods?|acne|spots|discharge|breasts?|puberty|weight|height|sleep|headaches?|migraines?|tablets?|vitamins?|pill|iron|dose)\b/i
const ofChild = new RegExp(
  `\\b(?:my|our|her|his) ${young}${years}(?:['’]s)?\\b|\\b(?:my|our) (?:\\w+ )?${girl}(?:['’]s)?,? (?:\\(|is |who is |who['’]s |aged? |at |she is |she['’]s )?${young}(?:${years}|\\b(?! (?:weeks|months|times|days|kg)))|\\b${young}${years} (?:\\w+ )?${girl}\\b|\\b(?:my|our) (?:teenage|teenaged|little|young) ${girl}\\b`,
  'i',
)
/** How she herself bears it, or what she says to the child, the library may hold. */
const ofMother =
  /\b(?:how (?:do|can|should|would) i (?:tell|talk|explain|cope|stay|not|stop|keep)|snap\w*|shout\w*|row(?:s|ing)?|my (?:own )?(?:periods?|hormones?|rage|mood|patch|gel|cream|hrt|perimenopause|menopause)|peri\w* and|both of us|we both|touch\w*|hug\w*|rub(?:bed|s)?|i(?:['’]m| am) (?:\d|in|going|peri|meno))\b/i

export const ofChildText =
  'Our library is about perimenopause and after, so it holds nothing for somebody of that age, and I won’t read you what was written for women in midlife. A doctor, a school nurse or a pharmacist can tell you what is usual then.'
export const ofAnimalText =
  'Our library is about women in midlife and holds nothing for an animal, and what is right for people can harm them. A vet can tell you, or a pharmacist who sells it for animals.'

/** What is said to a question about the body of a child, or about an animal; null for everything else. */
export function answerOfAnimalOrChild(message: string): string | null {
  if (ofAnimal.test(message) && !ofHerself.test(message)) return ofAnimalText
  return ofChild.test(message) && ofBody.test(message) && !ofMother.test(message) ? ofChildText : null
}
