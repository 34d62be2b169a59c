import type { ReactNode } from 'react'

import { archetypesTexts } from '@/features/archetypes/content/archetypesTexts'
import { ArchetypesScreen } from '@/features/archetypes/site/ArchetypesScreen'
import { auntieTexts } from '@/features/auntie/content/auntieTexts'
import { AuntieScreen } from '@/features/auntie/site/AuntieScreen'
import { defaultTexts as assessmentTexts } from '@/features/assessments/content/assessmentTexts'
import { AssessmentsScreen } from '@/features/assessments/site/AssessmentsScreen'
import { safetyCaseTexts } from '@/features/auntie/content/safetyCaseTexts'
import { SafetyCaseScreen } from '@/features/auntie/site/SafetyCaseScreen'
import { warningSignsTexts } from '@/features/education/content/warningSignsTexts'
import { WarningSignsScreen } from '@/features/education/site/WarningSignsScreen'
import { checkingTexts } from '@/features/evidence/content/checkingTexts'
import { correctionsTexts } from '@/features/evidence/content/correctionsTexts'
import { CorrectionsScreen } from '@/features/evidence/site/CorrectionsScreen'
import { HowWeCheckScreen } from '@/features/evidence/site/HowWeCheckScreen'
import { ownKeyTexts } from '@/features/own-key/content/ownKeyTexts'
import { OwnKeyPanel } from '@/features/own-key/site/islands/OwnKeyPanel.island'
import { DataFiles } from '@/features/privacy/site/islands/DataFiles.island'
import { stacksTexts } from '@/features/smart-stacks/content/stacksTexts'
import { ProtocolScreen } from '@/features/smart-stacks/site/ProtocolScreen'
import { StacksScreen } from '@/features/smart-stacks/site/StacksScreen'
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
import { readerTexts } from '@/features/education/content/readerTexts'
import { EducationScreen } from '@/features/education/site/EducationScreen'
import { homeTexts } from '@/features/home/content/homeTexts'
import { HomeScreen } from '@/features/home/site/HomeScreen'
import { inviteTexts } from '@/features/invitations/content/inviteTexts'
import { InvitationsScreen } from '@/features/invitations/site/InvitationsScreen'
import { supportTexts } from '@/features/donations/content/supportTexts'
import { SupportScreen } from '@/features/donations/site/SupportScreen'
import { privacyTexts } from '@/features/privacy/content/privacyTexts'
import { PrivacyScreen } from '@/features/privacy/site/PrivacyScreen'
import { historyTexts } from '@/features/symptoms/content/historyTexts'
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

import { contact, correction, figures, mark, marked, shell, stack, warningSign } from './markedViews'

const parts = { LogHotFlash: () => null, sleep: null, energy: null, week: null, tarot: null, learning: null }
const spread = { reading: null, log: null, week: null, card: null }
const preview = false

/** Each public page with a marker in the place of the words of its editors, and of its data. */
export const pages: Record<string, () => ReactNode> = {
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
      notes={{ coaching: mark, community: mark }}
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
      aloud={marked(readerTexts)}
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
    <BoardList
      texts={marked(bingoTexts)}
      boards={[]}
      missed={false}
      arriving={null}
      loadBoard={async () => {}}
      onStart={() => {}}
    />
  ),
  tracking: () => (
    <TrackingScreen
      texts={marked(trackingTexts)}
      historyTexts={marked(historyTexts)}
      preview={preview}
      history={null}
      haveKey={mark}
      flags={[]}
    />
  ),
  subscribe: () => (
    <SupportScreen texts={marked(supportTexts)} preview={preview} title={mark} bookable notSetUp={mark} />
  ),
  'privacy-dashboard': () => (
    <PrivacyScreen
      texts={marked(privacyTexts)}
      ownKey={{ panel: <OwnKeyPanel siteName={mark} texts={marked(ownKeyTexts)} />, instead: null }}
      files={<DataFiles texts={marked(privacyTexts)} loadFiles={async () => async () => {}} />}
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
    <InvitationsScreen
      texts={marked(inviteTexts)}
      productName={mark}
      siteUrl="https://ⓜ.example"
      letterNote={null}
      modules={[]}
    />
  ),
  'smart-stacks': () => <StacksScreen texts={marked(stacksTexts)} stacks={[stack]} preview={preview} />,
  'a protocol': () => <ProtocolScreen texts={marked(stacksTexts)} stack={stack} preview={preview} />,
  'health-assessment': () => (
    <AssessmentsScreen texts={marked(assessmentTexts)} sources={[]} flags={[]} preview={preview} />
  ),
  'how-we-check': () => <HowWeCheckScreen texts={marked(checkingTexts)} preview={preview} figures={figures} />,
  corrections: () => (
    <CorrectionsScreen texts={marked(correctionsTexts)} preview={preview} corrections={[correction]} />
  ),
  'no corrections': () => <CorrectionsScreen texts={marked(correctionsTexts)} preview={preview} corrections={[]} />,
  'warning-signs': () => (
    <WarningSignsScreen
      texts={marked(warningSignsTexts)}
      preview={preview}
      flags={[warningSign('now'), warningSign('visit')]}
      numbers={null}
    />
  ),
  'safety/auntie': () => (
    <SafetyCaseScreen texts={marked(safetyCaseTexts)} preview={preview} safetyDay="2026-03-17" contactEmail={null} />
  ),
}

/** The starting words of those pages that keep some in code. */
export const startingTexts: Record<string, unknown> = {
  'boundary-magic': boundaryTexts,
  'clean-ingredients': cleanBeautyTexts,
  library: libraryTexts,
  'privacy-dashboard': [privacyTexts, ownKeyTexts],
  'safety/auntie': safetyCaseTexts,
  subscribe: supportTexts,
  'wisdom-council': councilTexts,
}
