import { lipedemaSymptoms } from '../domain/lipedemaSymptoms'
import { type Text, textsFor } from './text'

type SignId = (typeof lipedemaSymptoms)[number]['id']

/** What a sign means and does not mean. */
const meanings: Record<SignId, string> = {
  bilateral_symmetry: 'Lipedema is symmetrical. One-sided swelling points elsewhere and can be urgent.',
  ankle_stepoff: 'A classic sign that hands and feet are spared.',
  soft_tissue: 'Nodules are described by many experts, though German guidance no longer relies on them.',
  column_legs: 'A described shape, not proof on its own.',
  disproportionate: 'Disproportion between trunk and limbs is central to how clinicians recognize it.',
  no_foot_involvement: 'Swollen feet suggest lymph, heart, kidney or vein problems instead.',
  touch_sensitive: 'Pain is the key feature: without it, experts now say it is not lipedema.',
  aching_heaviness: 'Part of the pain picture, and common to vein trouble too.',
  bruising_easily:
    'Common in descriptions, but not a criterion in the 2024 German guideline. Bruising also deserves a blood-count check.',
  burning_sensation: 'Reported by some women. Diabetes, nerve and vein trouble can feel the same.',
  exercise_intolerance: 'Low-impact movement, especially in water, may be kinder.',
  diet_resistant: 'Often reported; it can also happen in ordinary body fat, so it is a clue rather than a test.',
  worsening_hormones: 'Often described, with the reason unknown.',
  family_history: 'Family clustering is common in reports; no single gene test exists.',
  cold_sensitivity: 'Reported by some; it is not part of diagnosis. Thyroid or circulation may explain it.',
}

const signTitles = Object.fromEntries(lipedemaSymptoms.map(({ id, title }) => [id, title])) as Record<SignId, string>

export const signTexts = textsFor('why', signTitles, meanings)

/** The form with the fifteen signs. */
export const lipedemaFormTexts = {
  disclaimer: {
    label: 'Disclaimer, above the form and the results',
    text: 'This is educational only and cannot diagnose anything. Only an examination can tell lipedema from what resembles it.',
  },
  lipedemaIntro: {
    label: 'How common it is',
    text: 'Lipedema is often missed. A 2016 review believed that it affects about 11% of women; estimates run from well under one percent to more than one in ten, because it has rarely been properly counted, and nobody has measured how many go undiagnosed. If your legs are painful, symmetrical and out of proportion, it is worth asking to be examined.',
  },
  signCount: { label: 'How many are selected', text: '{count} of {total} symptoms selected' },
  stepsButton: { label: 'Button: step by step', text: 'Rather step by step' },
  group_physical: { label: 'First group of signs', text: 'Physical signs' },
  group_pain: { label: 'Second group of signs', text: 'Pain and sensation' },
  group_progression: { label: 'Third group of signs', text: 'Progression' },
} satisfies Record<string, Text>

/** The results of the lipedema assessment. */
export const lipedemaResultTexts = {
  lipedemaResultsTitle: { label: 'Title', text: 'Your lipedema results' },
  result: { label: 'Name of the result, read aloud', text: 'Result' },
  score: { label: 'Name of the bar, read aloud', text: 'Score' },
  risk_low: { label: 'Low (below 25)', text: 'Your symptoms are not strongly indicative of lipedema.' },
  risk_moderate: { label: 'Moderate (25 to 49)', text: 'You have some characteristics that may suggest lipedema.' },
  risk_high: { label: 'High (50 to 74)', text: 'Your symptoms are quite consistent with lipedema patterns.' },
  risk_veryHigh: {
    label: 'Very High (75 and above)',
    text: 'Your symptoms strongly suggest lipedema. Professional evaluation is recommended.',
  },
  painless: {
    label: 'Where no sign of pain is selected, from Moderate on',
    text: 'You selected no sign of pain. Without pain it is not lipedema, say the German guidelines of 2024, whatever the number above. An examination can tell what else it may be.',
  },
  numberNote: {
    label: 'What the number is',
    text: 'The number adds up the signs you selected, by weight. It is no likelihood, and no diagnosis.',
  },
  importantTitle: { label: 'Important Note: title', text: 'Important Note' },
  importantNote: {
    label: 'Important Note: text, above a score of 50',
    text: 'Several of the signs that clinicians look for are on your list. It may be lipedema, or something that resembles it. Ask for an examination and take this page along.',
  },
  selectedTitle: { label: 'Above the selected signs', text: 'What you selected' },
  supportTitle: { label: 'Support plan: title', text: 'Your support plan' },
  immediateTitle: { label: 'Immediate support: title', text: 'Immediate support' },
  immediateSupport: {
    label: 'Immediate support (one a line)',
    list: true,
    text: 'Ask for a referral to a vascular, lymphatic or lipedema clinic\nAsk to have vein, lymph, heart, kidney and thyroid causes ruled out\nCompression garments worn for pain, properly fitted; ask first if you have narrowed leg arteries, heart failure or numb feet\nWater walking, swimming, cycling and walking, built up gently',
  },
  communityTitle: { label: 'Community support: title', text: 'Community support' },
  communitySupport: {
    label: 'Community support (one a line)',
    list: true,
    text: 'Peer groups such as Lipoedema UK and The Lipedema Foundation\nA physical therapist who knows lymphatic care\nKind words about your body while you get answers',
  },
  lowImmediateSupport: {
    label: 'Immediate support where the result is Low (one a line)',
    list: true,
    text: 'On these answers there is no referral to ask for\nIf your legs hurt, swell or hold you back, that is reason enough to be seen, whatever the number\nAnswer again when something about your legs changes',
  },
  lowCommunitySupport: {
    label: 'Community support where the result is Low (one a line)',
    list: true,
    text: 'The library’s page on what lipedema is, for a friend whose legs sound like it\nKind words about your body, whatever its shape',
  },
  notProvenTitle: { label: 'Not proven: title', text: 'Not proven' },
  notProven: {
    label: 'Not proven: text',
    text: 'Creams that “break up” lipedema, detox or cleanse programs, extreme low-calorie dieting, and any promise that it can be cured.',
  },
  urgentTitle: { label: 'Above the warning signs', text: 'Do not wait with these' },
  comparedNow: { label: 'Comparison: before the new result', text: 'Now:' },
  comparedNew: { label: 'Comparison: before the new signs', text: 'New since then:' },
  comparedGone: { label: 'Comparison: before the signs that went', text: 'Not selected any more:' },
  resourcesButton: { label: 'Button: to the library', text: 'Explore Lipedema Support Resources' },
  againButton: { label: 'Button: take it again', text: 'Take Assessment Again' },
} satisfies Record<string, Text>
