import { slugs } from '@/slugs'

const always = ['It says what its sources say, no more.', 'No dose is advised, nothing is diagnosed.']

/** What whoever checks a text looks at, by its kind. */
const checklists: Record<string, readonly string[]> = {
  [slugs.educationModules]: [
    ...always,
    'Each figure was read in its source, at the place that is named.',
    'Numbers say how many of how many, over what time.',
    'Who should not, and when to see someone, are there.',
    'Nothing elsewhere on the site says otherwise.',
  ],
  [slugs.redFlags]: [
    'How soon is what the source says; in doubt, sooner.',
    'Somebody in pain understands it at the first reading.',
    'Auntie’s words say the same as the entry.',
  ],
  [slugs.auntieSafety]: [
    'Every new number was called, and somebody answered.',
    'Each country still has a line for crisis and one for violence.',
    'No phrase takes a cry for help out as harmless.',
  ],
  [slugs.stacks]: [...always, 'Each supplement has its grade, cautions and interactions.'],
  [slugs.practiceSessions]: [...always, 'It promises rest, sleep or strength, and treats nothing.'],
  [slugs.wisdomEntries]: ['A fact about health has its source.', 'No blame, no duty, no miracle.'],
  [slugs.patternCards]: [...always, 'What is worth seeing someone for is on it.'],
  [slugs.experts]: ['What she is said to teach stands in the source.', 'Nothing reads as her endorsement.'],
}

/** What a checker of this collection or global confirms; empty for others. */
export const checklistFor = (slug: string): string[] => [...(checklists[slug] ?? [])]
