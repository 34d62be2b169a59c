import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the archetypes page. */
export const archetypesTexts = {
  eyebrow: 'Gen X archetypes',
  headline: 'The Sophisticated Coven',
  introduction:
    'Five women you may recognize. This is play, not a test: most of us are two of them before lunch. The small words on each card name a mood, not a price: everything is free.',
  question: 'Who sounds like you today?',
  painPointsTab: 'Pain Points',
  solutionsTab: 'Our Solutions',
  modulesTab: 'Key Modules',
  nextHeading: 'Found yourself?',
  nextText: 'The community is a page of questions for your own table: nothing to sign up for.',
  libraryButton: 'Explore the library',
  communityButton: 'Join the community',
  backButton: 'Meet another archetype',
} as const

export type ArchetypesTexts = PageTexts<typeof archetypesTexts>
