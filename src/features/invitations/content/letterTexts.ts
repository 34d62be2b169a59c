import type { PageTexts } from '@/shared/lib/pageTexts'

/**
 * The starting words of the letters that the site sends for somebody. `{site}` becomes its name. Why a letter comes, what
 * is kept of an address and how to get no more stand below each by code: they say what the program does.
 */
export const letterTexts = {
  invitationSubject: 'An invitation to {site}',
  invitationPreview: 'A free library about perimenopause and after. No login, no tracking.',
  invitationHeading: 'Somebody thought you might like this.',
  invitationText:
    '{site} is a free almanac for perimenopause and after: short reads with their sources, a place to note hot flashes that keeps them sealed, and a little nonsense for bad nights.',
  invitationClosing: 'No login, nothing to buy, and nothing follows you around.',
  invitationButton: 'Have a look',
  moduleSubject: 'Something to read from {site}',
  moduleText: 'Somebody read this and thought of you. It takes a few minutes, and every claim has its source.',
  moduleButton: 'Read it',
  libraryTitle: 'The education library',
  founderSubject: '{site}: free menopause education, for you to look through',
  founderPreview: 'A free, cited, private almanac for perimenopause and after.',
  founderText:
    'you speak to women in midlife, so you might want to know about {site}. It is a free almanac for perimenopause and after: every claim has its source, what a woman writes there is kept sealed, and nothing is sold.',
  founderClosing:
    'There is nothing to sign and nothing to earn. If it is any good, tell someone. If something is wrong in it, please tell us.',
  founderButton: 'Look through it',
} as const

export type LetterTexts = PageTexts<typeof letterTexts>
