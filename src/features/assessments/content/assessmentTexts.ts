/** A text around the assessments as editors see it. `list` is one entry a line. */
type Text = { label: string; text: string; list?: boolean }

/** The texts around questions and results, as the site starts with them. Editors change them in the CMS. */
export const assessmentTexts = {
  title: { label: 'Title of the page', text: 'Health Assessment' },
  intro: {
    label: 'Introduction of the page',
    text: 'Two sets of questions to think with: one about how you live and feel, one about your legs. Neither is a test you can fail, and neither is a diagnosis.',
  },
  universalBenefits: {
    label: 'Universal assessment: what it gives (one a line)',
    list: true,
    text: 'Twelve plain questions about moving, eating, purpose, people and strain\nWhere you are in the transition, in words\nA plan made of what you could use most',
  },
  lipedemaBenefits: {
    label: 'Lipedema assessment: what it gives (one a line)',
    list: true,
    text: 'Fifteen signs, with what each one does and does not mean\nA clear list to take to an examination\nWhat may help, and what is not proven',
  },
  reminderTitle: { label: 'Reminder: title', text: 'A gentle reminder' },
  reminder: {
    label: 'Reminder',
    text: 'These are starting points, not verdicts. What you enter is kept only once you finish, sealed with a key made from this browser’s cookie; the server sees it for the moment in which it seals or opens it, and keeps no key. Until then it stays in this open page: reload it or close it, and you start over.',
  },
  resultsIntro: {
    label: 'Universal results: how to read them',
    text: 'Each number says how close your answers came to the ones listed as best. It compares you with nobody. It is a picture to think with: no study has tested whether it tells how well or how long you will live, or what a change in it would bring.',
  },
  disclaimer: {
    label: 'Lipedema: disclaimer',
    text: 'This is educational only and cannot diagnose anything. Only an examination can tell lipedema from what resembles it.',
  },
  lipedemaIntro: {
    label: 'Lipedema: how common it is',
    text: 'Lipedema is often missed. A 2016 review believed that it affects about 11% of women; estimates run from well under one percent to more than one in ten, because it has rarely been properly counted, and nobody has measured how many go undiagnosed. If your legs are painful, symmetrical and out of proportion, it is worth asking to be examined.',
  },
  importantNote: {
    label: 'Lipedema: the Important Note, above a score of 50',
    text: 'Several of the signs that clinicians look for are on your list. It may be lipedema, or something that resembles it. Ask for an examination and take this page along.',
  },
  immediateSupport: {
    label: 'Lipedema: immediate support (one a line)',
    list: true,
    text: 'Ask for a referral to a vascular, lymphatic or lipedema clinic\nAsk to have vein, lymph, heart, kidney and thyroid causes ruled out\nCompression garments worn for pain, properly fitted; ask first if you have narrowed leg arteries, heart failure or numb feet\nWater walking, swimming, cycling and walking, built up gently',
  },
  communitySupport: {
    label: 'Lipedema: community support (one a line)',
    list: true,
    text: 'Peer groups such as Lipoedema UK and The Lipedema Foundation\nA physical therapist who knows lymphatic care\nKind words about your body while you get answers',
  },
  completeText: {
    label: 'When both are done',
    text: 'You have looked at all of it, which most people never do. What you found is yours to use, or to leave lying for a while.',
  },
  planIntro: {
    label: 'Wellness plan: introduction',
    text: 'Made from your own lowest categories. Pick one thing. The rest can wait; it has waited before.',
  },
  eyebrow: { label: 'Above the two assessments', text: 'Something to think with' },
  universalTitle: { label: 'Universal assessment: title', text: 'Universal Health Assessment' },
  universalSubtitle: { label: 'Universal assessment: below the title', text: 'Blue Zones + Perimenopause Integration' },
  universalMinutes: { label: 'Universal assessment: how long', text: '10-15 minutes' },
  lipedemaTitle: { label: 'Lipedema assessment: title', text: 'Lipedema Recognition Assessment' },
  lipedemaSubtitle: { label: 'Lipedema assessment: below the title', text: 'Specialized Condition Identification' },
  lipedemaMinutes: { label: 'Lipedema assessment: how long', text: '5-10 minutes' },
  beginButton: { label: 'Button: begin', text: 'Begin Assessment' },
  noScript: { label: 'Without JavaScript', text: 'The questions need JavaScript. The library works without it.' },
  reviewButton: { label: 'Button: look at the results again', text: 'Review Results' },
} satisfies Record<string, Text>

export type TextName = keyof typeof assessmentTexts
/** The texts as the screens use them. */
export type AssessmentTexts = Record<TextName, string>

/** The texts the site starts with. */
export const defaultTexts = Object.fromEntries(
  Object.entries(assessmentTexts).map(([name, { text }]) => [name, text]),
) as AssessmentTexts
