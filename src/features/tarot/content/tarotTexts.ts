import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the tarot page. */
export const tarotTexts = {
  eyebrow: 'Daily tarot',
  headline: 'Your Card for Today',
  introduction: 'Twenty-two old pictures, one of them a day, and a question to go with it.',
  downHeading: 'Face down, for now',
  downText:
    'Take a breath if you like a bit of theater. The day has already chosen; it keeps the same card for you until midnight.',
  turnButton: 'Turn today’s card',
  nextCard: 'The next card comes at midnight, your time. Nobody counts how often you come.',
  questionHeading: 'A question to carry about',
  playLead: 'This is play.',
  playText:
    'A card knows nothing about your body, your future or your test results. It is a picture with a question, and questions are useful. For anything medical, the library has sources and a doctor has a degree.',
  ownSite: 'More tarot, on our own tarot site',
  deckHeading: 'The whole deck',
  todayLink: 'Your card for today',
  teaserHeading: 'Your card is waiting',
  teaserText: 'One card a day, and one question with it. Play, not prophecy.',
  teaserButton: 'Turn your card',
  shareButton: 'Share as a picture',
  aCardADay: 'a card a day',
  drawing: 'Drawing it…',
} as const

export type TarotTexts = PageTexts<typeof tarotTexts>
