import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { archetypesTexts } from '@/features/archetypes/content/archetypesTexts'
import { ArchetypesScreen } from '@/features/archetypes/site/ArchetypesScreen'
import { auntieTexts } from '@/features/auntie/content/auntieTexts'
import { AuntieScreen } from '@/features/auntie/site/AuntieScreen'
import { bingoTexts } from '@/features/bingo/content/bingoTexts'
import { BoardList } from '@/features/bingo/site/islands/BoardList'
import { boundaryTexts } from '@/features/boundary-magic/content/boundaryTexts'
import { BoundaryMagicScreen } from '@/features/boundary-magic/site/BoundaryMagicScreen'
import { cleanBeautyTexts } from '@/features/clean-beauty/content/cleanBeautyTexts'
import { CleanBeautyScreen } from '@/features/clean-beauty/site/CleanBeautyScreen'
import { coachingTexts } from '@/features/coaching-community/content/coachingTexts'
import { communityTexts } from '@/features/coaching-community/content/communityTexts'
import { CoachingScreen } from '@/features/coaching-community/site/CoachingScreen'
import { CommunityScreen } from '@/features/coaching-community/site/CommunityScreen'
import { dashboardTexts } from '@/features/dashboard/content/dashboardTexts'
import { DashboardScreen } from '@/features/dashboard/site/DashboardScreen'
import { libraryTexts } from '@/features/education/content/libraryTexts'
import { EducationScreen } from '@/features/education/site/EducationScreen'
import { homeTexts } from '@/features/home/content/homeTexts'
import { HomeScreen } from '@/features/home/site/HomeScreen'
import { inviteTexts } from '@/features/invitations/content/inviteTexts'
import { InvitationsScreen } from '@/features/invitations/site/InvitationsScreen'
import { supportTexts } from '@/features/donations/content/supportTexts'
import { SupportScreen } from '@/features/donations/site/SupportScreen'
import { privacyTexts } from '@/features/privacy/content/privacyTexts'
import { PrivacyScreen } from '@/features/privacy/site/PrivacyScreen'
import { nowTexts } from '@/features/symptoms/content/nowTexts'
import { NowScreen } from '@/features/symptoms/site/NowScreen'
import { offlineTexts } from '@/features/offline/content/offlineTexts'
import { OfflineScreen } from '@/features/offline/site/OfflineScreen'
import { searchTexts } from '@/features/search/content/searchTexts'
import { SearchScreen } from '@/features/search/site/SearchScreen'
import { trackingTexts } from '@/features/symptoms/content/trackingTexts'
import { TrackingScreen } from '@/features/symptoms/site/TrackingScreen'
import { practiceTexts } from '@/features/practice/content/practiceTexts'
import { PracticeScreen } from '@/features/practice/site/PracticeScreen'
import { shellTexts } from '@/features/site-shell/content/shellTexts'
import { SiteShell } from '@/features/site-shell/site/SiteShell'
import { tarotTexts } from '@/features/tarot/content/tarotTexts'
import { TarotScreen } from '@/features/tarot/site/TarotScreen'
import { councilTexts } from '@/features/wisdom-council/content/councilTexts'
import { CouncilScreen } from '@/features/wisdom-council/site/CouncilScreen'

vi.mock('server-only', () => ({}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {}, push: () => {} }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const mark = 'ⓜ'

/** The same texts with a marker for every word of an editor. */
function marked<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return (/^\d+$/.test(texts) || texts.startsWith('/') ? texts : mark) as Texts
  if (Array.isArray(texts)) return texts.map(marked) as Texts
  return Object.fromEntries(Object.entries(texts as object).map(([name, value]) => [name, marked(value)])) as Texts
}

/** What of a page is read and comes from code. */
function inCode(page: ReactNode): string[] {
  const html = renderToStaticMarkup(page).replaceAll(/<(svg|style|script)\b.*?<\/\1>/gs, '')
  const texts = html.split(/<[^>]+>/).map((text) => text.replaceAll('&#x27;', "'").trim())
  return [...new Set(texts.filter((text) => /\p{L}{2}/u.test(text) && !text.includes(mark)))]
}

const contact = { coachingLink: null, contactEmail: null, socialPage: null, productName: mark }
const shell = {
  productName: mark,
  bannerLong: mark,
  bannerShort: mark,
  externalLinks: [],
  footerNote: mark,
  drawerNote: mark,
}
const parts = { LogHotFlash: () => null, sleep: null, energy: null, week: null, tarot: null, learning: null }
const spread = { reading: null, log: null, week: null, card: null }
const preview = false

const pages: Record<string, () => ReactNode> = {
  'every page': () => (
    <SiteShell texts={marked(shellTexts)} shell={shell}>
      {null}
    </SiteShell>
  ),
  home: () => <HomeScreen texts={marked(homeTexts)} preview={preview} moduleCount={null} parts={spread} />,
  dashboard: () => (
    <DashboardScreen
      texts={marked(dashboardTexts)}
      patterns={[]}
      focus={[]}
      preview={preview}
      stacks={[]}
      reframes={[]}
      socialPage={null}
      parts={parts}
    />
  ),
  library: () => <EducationScreen texts={marked(libraryTexts)} cards={[]} preview={preview} closing={null} />,
  'ask-auntie': () => (
    <AuntieScreen
      texts={marked(auntieTexts)}
      preview={preview}
      countries={[{ code: mark, name: mark, emergencyNumber: '112', crisisLines: [], violenceLines: [] }]}
    />
  ),
  practice: () => <PracticeScreen texts={marked(practiceTexts)} sessions={[]} statement={null} preview={preview} />,
  'wisdom-council': () => (
    <CouncilScreen
      experts={[]}
      texts={{ ...marked(councilTexts), reach: mark, reachNote: mark, notice: mark }}
      preview={preview}
    />
  ),
  'clean-ingredients': () => (
    <CleanBeautyScreen
      texts={marked(cleanBeautyTexts)}
      ingredients={[]}
      brands={[]}
      preview={preview}
      appAddress={null}
    />
  ),
  archetypes: () => <ArchetypesScreen texts={marked(archetypesTexts)} archetypes={[]} preview={preview} />,
  tarot: () => (
    <TarotScreen
      texts={marked(tarotTexts)}
      cards={[]}
      preview={preview}
      owner={{ productName: mark, tarotSite: null }}
    />
  ),
  'boundary-magic': () => <BoundaryMagicScreen texts={marked(boundaryTexts)} />,
  'self-care-bingo': () => (
    <BoardList texts={marked(bingoTexts)} boards={[]} missed={false} loadBoard={async () => {}} onStart={() => {}} />
  ),
  tracking: () => (
    <TrackingScreen texts={marked(trackingTexts)} preview={preview} history={null} historyLink={null} flags={[]} />
  ),
  subscribe: () => <SupportScreen texts={marked(supportTexts)} preview={preview} title={mark} bookable />,
  'privacy-dashboard': () => (
    <PrivacyScreen
      texts={marked(privacyTexts)}
      ownKey={{ panel: null, instead: null }}
      files={null}
      preview={preview}
      badges={[]}
      kinds={[]}
    />
  ),
  now: () => <NowScreen texts={marked(nowTexts)} preview={preview} />,
  offline: () => <OfflineScreen texts={marked(offlineTexts)} />,
  search: () => <SearchScreen texts={marked(searchTexts)} search="" results={[]} />,
  coaching: () => <CoachingScreen texts={marked(coachingTexts)} preview={preview} contact={contact} />,
  community: () => (
    <CommunityScreen
      texts={marked(communityTexts)}
      prompts={[]}
      relationships={[]}
      preview={preview}
      contact={contact}
    />
  ),
  invitations: () => (
    <InvitationsScreen texts={marked(inviteTexts)} productName={mark} siteUrl="https://ⓜ.example" modules={[]} />
  ),
}

/** What is fixed, or says what the program does, with the reason in docs/editors.md: not counted below. */
const fixed: Record<string, string[]> = {
  // A stored strength and length stay comparable.
  now: ['Mild', 'Moderate', 'Strong', 'Severe', 'Extreme', 'Under 1 min', '1-3 min', '3-5 min', '5+ min'],
  // What the program does: a change of it is a change of program.
  'privacy-dashboard': [
    'Personal info',
    'Not Collected',
    'Health data',
    'Looking…',
    'Usage analytics',
    'Export All Data',
    'Delete Account',
    'Third parties',
    'NEVER',
    'Government',
    'Healthcare providers',
    'Stripe',
    'Takes donations. Your card details and the amount go from your browser to Stripe, and only once you donate.',
    'AI provider',
    'Words Auntie’s answers. The messages of your conversation reach it, and nothing else about you.',
    'Resend',
    'Delivers invitations. The address you invite and the name you sign with reach it when you press send.',
  ],
}

/** What else stays in code: counts, and labels of controls. */
const staysInCode: Record<string, string[]> = {
  'boundary-magic': ['1 minute', '2 minutes'],
  'clean-ingredients': ['Read aloud', 'Play aloud', 'On the label', 'Points'],
  library: ['0 modules'],
  subscribe: ['DONATE'],
  'wisdom-council': ['0 experts'],
}

const startingTexts: Record<string, unknown> = {
  'boundary-magic': boundaryTexts,
  'clean-ingredients': cleanBeautyTexts,
  library: libraryTexts,
  subscribe: supportTexts,
  'wisdom-council': councilTexts,
}

const sorted = (texts: readonly string[]) => texts.toSorted()
const wordsIn = (texts: readonly string[]) => texts.join(' ').match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0

it.each(Object.entries(pages))('every word of %s is an editor’s, but for what is listed', (name, page) => {
  expect(sorted(inCode(page()))).toEqual(sorted([...(fixed[name] ?? []), ...(staysInCode[name] ?? [])]))
})

/** The texts of an editor. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^\d+$/.test(value) || value.startsWith('/') ? [] : [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

it.each(Object.entries(staysInCode))('of the words of %s at most 2 % stay in code', (name, texts) => {
  const inHand = wordsIn(textsIn(startingTexts[name]))
  expect(inHand).toBeGreaterThan(0)
  expect(wordsIn(texts) / (inHand + wordsIn(texts))).toBeLessThanOrEqual(0.02)
})
