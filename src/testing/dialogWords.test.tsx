import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { bingoTexts } from '@/features/bingo/content/bingoTexts'
import { BoardPlay } from '@/features/bingo/site/islands/BoardPlay'
import { PhoneBoard } from '@/features/bingo/site/islands/PhoneBoard'
import { RestartDialog } from '@/features/bingo/site/islands/RestartDialog'
import { Reward } from '@/features/bingo/site/islands/Reward'
import { boundaryTexts } from '@/features/boundary-magic/content/boundaryTexts'
import { ShieldForm } from '@/features/boundary-magic/site/islands/ShieldForm'
import { donateTexts } from '@/features/donations/content/donateTexts'
import { DonationDialog } from '@/features/donations/site/islands/DonationDialog'
import { PaymentStep } from '@/features/donations/site/islands/PaymentStep'
import { libraryTexts } from '@/features/education/content/libraryTexts'
import { readerTexts } from '@/features/education/content/readerTexts'
import { RouteNoteList } from '@/features/education/site/components/RouteNoteList'
import { NextReading } from '@/features/education/site/islands/NextReading.island'
import { LearningPath } from '@/features/education/site/islands/LearningPath.island'
import { NoResults } from '@/features/education/site/islands/NoResults'
import { ModuleScreen } from '@/features/education/site/ModuleScreen'
import { ReaderScreen } from '@/features/education/site/ReaderScreen'
import { practiceTexts } from '@/features/practice/content/practiceTexts'
import { CompleteDialog, PrepareDialog } from '@/features/practice/site/islands/PracticeDialogs'
import { PracticeHistory } from '@/features/practice/site/islands/PracticeHistory'
import { SessionPlayer } from '@/features/practice/site/islands/SessionPlayer'
import { diaryTexts } from '@/features/symptoms/content/diaryTexts'
import { bleedings, energyLevels, moodLevels, sleepQualities } from '@/features/symptoms/domain/dayEntry'
import { daySymptoms } from '@/features/symptoms/domain/daySymptoms'
import { entryTimes } from '@/features/symptoms/domain/entryTime'
import { durations, reliefMethods, severities, triggers } from '@/features/symptoms/domain/hotFlash'
import { DayDialog } from '@/features/symptoms/site/islands/DayDialog'
import { HotFlashDialog } from '@/features/symptoms/site/islands/HotFlashDialog'
import { EnergyReading, SleepReading, WeekAtAGlance } from '@/features/symptoms/site/islands/WeekReadings.island'
import { tarotTexts } from '@/features/tarot/content/tarotTexts'
import { TarotCardScreen } from '@/features/tarot/site/TarotCardScreen'
import { reportTexts } from '@/shared/evidence/claimWords'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import { mark, marked } from './markedViews'
import { countWords, textsIn, wordsInCode } from './wordsInCode'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ back: () => {}, replace: () => {} }),
  usePathname: () => '/education/m',
}))
// A portal draws nothing on the server; what a dialog says is what it is given.
vi.mock('@/shared/ui/Dialog', () => ({
  Dialog: ({ title, caption, description, header, footer, children }: Record<string, ReactNode>) => (
    <>
      {title}|{caption}|{description}|{header}|{children}|{footer}
    </>
  ),
}))
vi.mock('@tanstack/react-query', async (load) => ({
  ...(await load<object>()),
  useQuery: ({ queryKey }: { queryKey: readonly unknown[] }) => ({
    data: String(queryKey[0]).includes('shield')
      ? Array.from({ length: 6 }, (_, id) => ({ ...shield, id }))
      : undefined,
    isPending: true,
  }),
}))
const shield = {
  protectionLevel: 'light',
  moodState: 'zen',
  dailyMantra: 'ⓜ',
  applicationNotes: 'ⓜ',
  appliedAt: '2026-03-17T08:00:00.000Z',
}

const nothing = () => {}
// What is asked of a browser while drawing.
vi.stubGlobal('navigator', { vibrate: nothing })
vi.stubGlobal('location', { host: mark })
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))

const flag = { key: 'k', urgency: 'now' as const, sign: mark, who: mark, action: mark }
const claim = { id: 1, begins: mark, check: mark, notice: mark, report: marked(reportTexts) }
const source = {
  ...{ id: 1, number: 1, cited: true, authors: mark, year: 2020, title: mark, source: mark, kind: mark, finding: mark },
  ...{ places: [], extent: null, url: null, standing: null, claims: [claim, claim] },
}
const read = {
  ...{ slug: 'm', title: mark, description: mark, category: 'truth-telling' as const, duration: 8, reviewed: mark },
  ...{ drawing: 'm', categoryLabel: mark, content: null, keyInsight: mark, redFlags: [flag], sources: [source] },
  ...{ related: [{ slug: 'n', title: mark, duration: null }], picture: null, reviewedBy: mark, reviewedOn: mark },
  ...{
    nextReviewDue: mark,
    sentencesReadOn: mark,
    secondReader: mark,
    keywords: [],
    metadata: { title: mark, description: mark },
    notices: { description: mark, keyInsight: mark },
  },
} as unknown as Parameters<typeof ModuleScreen>[0]['module']
const reader = marked({ ...readerTexts, notStarted: '-', inProgress: '-', done: '-' })
const readerProps = { module: read, texts: reader, routeNames: [], address: mark }
const library = marked(libraryTexts)

const reading = { slug: 'm', title: mark, duration: 8 }
const other = { slug: 'n', title: mark, duration: null }

const session = {
  ...{ key: 's', name: mark, group: 'breathwork' as const, duration: 8, description: mark, intensity: mark },
  ...{ bestFor: [mark], safetyNote: mark, redFlags: [flag], cues: [{ at: 0, text: mark }], pace: null, sources: [] },
} as unknown as Parameters<typeof SessionPlayer>[0]['session']
const practice = { texts: marked(practiceTexts), session }
const practised = { name: mark, minutes: 8, moodBefore: 1, moodAfter: 5, notes: mark, at: Date.UTC(2026, 2, 17) }

const bingo = marked(bingoTexts)
const cells = Array.from({ length: 25 }, (_, position) => ({
  ...{ id: `${position}`, position, activity: mark, description: mark, category: 'rest', estimatedTime: 10 },
  ...{ isSpecial: false, rewardMessage: mark },
})) as unknown as Parameters<typeof PhoneBoard>[0]['cells']
const board = {
  ...{ id: 1, slug: 'b', name: mark, description: mark, theme: mark, difficulty: 'gentle', colorScheme: mark },
} as unknown as Parameters<typeof BoardPlay>[0]['board']
const donating = { texts: marked(donateTexts), onClose: nothing }
const payment = { amount: 5, clientSecret: '', publishableKey: '', onBack: nothing, ...donating }

const dialog = { texts: marked(diaryTexts), open: true, onOpenChange: nothing }
const hotFlash = {
  ...{ id: 'f', severity: 3, duration: '1-3', at: '2026-03-17T08:00:00.000Z', triggers: [], reliefMethods: [] },
  notes: null,
} as never

type Room = { texts: unknown; views: Record<string, () => ReactNode>; fixed?: string[]; inCode?: string[] }

/** What is drawn later in each room, what of it is data, and what stays code: controls that stand everywhere. */
const rooms: Record<string, Room> = {
  'a module': {
    texts: [readerTexts, libraryTexts],
    views: {
      'its page': () => <ModuleScreen {...readerProps} preview={false} />,
      'the same over the library': () => <ReaderScreen {...readerProps} />,
      'sentences for those who chose a way': () => (
        <RouteNoteList
          texts={reader}
          notes={[{ route: 'early', label: mark, text: mark, href: '/' }]}
          chosen={['early']}
        />
      ),
      ...Object.fromEntries(
        [
          [0, 0],
          [0, 1],
          [1, 0],
          [2, 0],
        ].map(([elsewhere, also]) => [
          `nothing found, ${elsewhere} elsewhere, ${also} in other words`,
          () => (
            <NoResults
              texts={library}
              view={{ tab: 'all', search: mark }}
              elsewhere={elsewhere!}
              also={also!}
              scene={null}
              onShow={nothing}
            />
          ),
        ]),
      ),
    },
    fixed: ['Now:'],
  },
  practice: {
    texts: practiceTexts,
    views: {
      'a session': () => <SessionPlayer {...practice} resumed={null} onLeave={nothing} />,
      before: () => <PrepareDialog {...practice} mood={1} onMood={nothing} onBegin={nothing} onCancel={nothing} />,
      after: () => <CompleteDialog {...practice} onSave={nothing} onSkip={nothing} onClose={nothing} />,
      history: () => <PracticeHistory texts={practice.texts} history={Array(6).fill(practised)} onDelete={nothing} />,
    },
    // A kept mood has the same name everywhere; groups are data of the sessions.
    fixed: ['Very Low', 'Neutral', 'Excellent', 'Breathwork', 'Now:', 'Tue, Mar 17, 2026'],
  },
  bingo: {
    texts: bingoTexts,
    views: {
      'a board': () => (
        <QueryProvider>
          <BoardPlay texts={bingo} board={board} drafted={cells} onBack={nothing} />
        </QueryProvider>
      ),
      'a board on a phone': () => (
        <PhoneBoard texts={bingo} cells={cells} done={new Set([1])} lines={[]} onComplete={nothing} />
      ),
      'a reward': () => (
        <Reward texts={bingo} shown={{ position: 1, activity: mark, message: mark }} onClose={nothing} />
      ),
      'starting anew': () => (
        <QueryProvider>
          <RestartDialog texts={bingo} board={board} sessionId="" found={2} onClose={nothing} />
        </QueryProvider>
      ),
    },
    fixed: ['gentle'],
    inCode: ['10 min'],
  },
  'boundary magic': {
    texts: boundaryTexts,
    views: { 'the shield': () => <ShieldForm texts={marked(boundaryTexts)} /> },
    // What is stored of a shield.
    fixed: ['light', 'medium', 'fortress', 'zen', 'confident', 'cautious', 'defensive', 'warrior', 'Tue, Mar 17, 2026'],
  },
  donations: {
    texts: donateTexts,
    views: {
      'the gift': () => <DonationDialog {...donating} />,
      'the payment': () => <PaymentStep {...payment} frequency="once" />,
      'a monthly payment': () => <PaymentStep {...payment} frequency="monthly" />,
    },
  },
  'the diary': {
    texts: diaryTexts,
    views: {
      'a hot flash': () => <HotFlashDialog {...dialog} entry={null} />,
      'an entry to correct': () => <HotFlashDialog {...dialog} entry={hotFlash} />,
      today: () => <DayDialog {...dialog} day={null} />,
    },
    // What is stored of a flash and a day.
    fixed: textsIn([
      [severities, durations, entryTimes].map((choices) => choices.map(({ label }) => label)),
      [triggers, reliefMethods, daySymptoms],
      [sleepQualities, moodLevels, energyLevels, bleedings].map((choices) => choices.map(({ label }) => label)),
      'or more',
    ]).toSorted((one, other) => other.length - one.length),
  },
  'what to read next': {
    texts: libraryTexts,
    views: {
      'on home': () => <NextReading texts={library} modules={[reading]} opening={mark} />,
      'on home, begun': () => <NextReading texts={library} modules={[other, reading]} opening={mark} />,
      'on the dashboard': () => <LearningPath texts={library} modules={[reading]} />,
      'all read': () => <LearningPath texts={library} modules={[]} />,
    },
  },
  'what the diary says on home and the dashboard': {
    texts: diaryTexts,
    views: {
      'the week': () => <WeekAtAGlance texts={dialog.texts} />,
      'the night': () => <SleepReading texts={dialog.texts} />,
      energy: () => <EnergyReading texts={dialog.texts} />,
    },
    // Days, and what is stored of a flash.
    fixed: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Moderate', 'Work Pressure'],
  },
  tarot: {
    texts: tarotTexts,
    views: {
      'a card': () => (
        <TarotCardScreen
          texts={marked(tarotTexts)}
          card={{ number: 0, numeral: '0', name: mark, reading: mark, prompt: mark } as never}
          cards={[]}
          preview={false}
          owner={{ productName: mark, tarotSite: null }}
        />
      ),
    },
  },
}

describe.each(Object.entries(rooms))('%s', (_, { texts, views, fixed = [], inCode = [] }) => {
  it('keeps in code what is listed, and no other word', () => {
    const found = Object.values(views).flatMap((view) => wordsInCode(view(), fixed))
    expect([...new Set(found)].toSorted()).toEqual(inCode)
  })

  it('keeps at most 2 % of its words in code', () => {
    const inHand = countWords(textsIn(texts))
    expect(countWords(inCode) / (inHand + countWords(inCode))).toBeLessThanOrEqual(0.02)
  })
})
