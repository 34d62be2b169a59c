import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the community page. */
export const communityTexts = {
  eyebrow: 'Community',
  headline: 'Pull up a Chair',
  introduction:
    'Nobody handed our mothers the words for this. So here are some questions instead: for a table, a group chat, or the friend you’d text at 3 a.m. What you answer stays between you.',
  todayHeading: 'A question for today',
  sendButton: 'Send It to a Friend',
  anotherButton: 'Another Question',
  allHeading: 'All the Questions',
  officialHeading: 'Our Official Page',
  noOfficialPage:
    'We have no page on a social network yet. When we do, its door will be here. A kitchen table works at once.',
  officialPage:
    'has a page where others answer too. It belongs to another company, with its own rules about your data; what you write there, anyone may read.',
  officialButton: 'Visit Our Official Page',
  inviteHeading: 'Bring Someone Along',
  rulesHeading: 'Rules of the Table',
  livingHeading: 'On Living with Other People',
  invite: 'A table needs two. [Send an invitation](/invitations) to somebody who’d laugh at the same things.',
  rules: [
    'What’s said here isn’t carried out of the door.',
    'Your body, your story. Nobody else’s, unless she tells it.',
    'Advice only when it’s asked for. Doses never.',
    'Passing is an answer.',
  ],
  research:
    'What research says about company, with its sources: [Why Friends Are Medicine](/education/why-friends-are-medicine).',
} as const

export type CommunityTexts = PageTexts<typeof communityTexts>
