import { getCoachingTexts, getCommunityTexts, getContact } from '@/features/coaching-community/site/queries'
import { DashboardScreen } from '@/features/dashboard/site/DashboardScreen'
import { getDashboard, getDashboardTexts } from '@/features/dashboard/site/queries'
import { LearningPath } from '@/features/education/site/islands/LearningPath.island'
import { getLibrary, getNextReadTexts } from '@/features/education/site/queries'
import { SentenceReports } from '@/features/evidence/site/islands/SentenceReports.island'
import { getOwnKeyTexts } from '@/features/own-key/site/queries'
import { getShell } from '@/features/site-shell/site/queries'
import { getStacks } from '@/features/smart-stacks/site/queries'
import { LogHotFlash, SymptomLogger } from '@/features/symptoms/site/islands/SymptomLogger.island'
import { EnergyReading, SleepReading, WeekAtAGlance } from '@/features/symptoms/site/islands/WeekReadings.island'
import { getDiaryTexts } from '@/features/symptoms/site/queries'
import { getTarotTexts } from '@/features/tarot/site/queries'
import { DailyCardTeaser } from '@/features/tarot/site/components/DailyCardTeaser'
import { DailyWisdom } from '@/features/wisdom/site/DailyWisdom'
import { getReframes, getWisdom } from '@/features/wisdom/site/queries'

import { Exit } from '../Exit'
import { OwnKey } from '../OwnKey'
import { pageMetadata } from '../pageMetadata'

const title = 'Dashboard'
const description = 'Your day on one page: something to note, something to read, something to try. All of it free.'

export const metadata = pageMetadata({ title, description, path: '/dashboard' })

export default async function Page() {
  const [
    { texts },
    tarot,
    { productName },
    dashboard,
    { stacks },
    { cards },
    reframes,
    wisdom,
    { socialPage, coachingLink, contactEmail },
    coaching,
    community,
    diary,
    nextReadTexts,
    ownKey,
  ] = await Promise.all([
    getDashboardTexts(),
    getTarotTexts(),
    getShell(),
    getDashboard(),
    getStacks(),
    getLibrary(),
    getReframes(),
    getWisdom('education'),
    getContact(),
    getCoachingTexts(),
    getCommunityTexts(),
    getDiaryTexts(),
    getNextReadTexts(),
    getOwnKeyTexts(),
  ])
  return (
    <>
      <Exit />
      <DashboardScreen
        texts={texts}
        {...dashboard}
        stacks={stacks}
        reframes={reframes}
        socialPage={socialPage}
        notes={{
          coaching: coachingLink || contactEmail ? null : coaching.texts.noBooking,
          community: socialPage ? null : community.texts.noOfficialPage,
        }}
        parts={{
          LogHotFlash,
          sleep: <SleepReading texts={diary.texts} />,
          energy: <EnergyReading texts={diary.texts} />,
          week: <WeekAtAGlance texts={diary.texts} />,
          tarot: <DailyCardTeaser texts={tarot.texts} />,
          learning: (
            <LearningPath
              texts={nextReadTexts}
              modules={cards.map(({ slug, title, duration }) => ({ slug, title, duration }))}
            />
          ),
        }}
      />
      <OwnKey siteName={productName} texts={ownKey.texts} />
      <DailyWisdom id="education-wisdom" title={texts.wisdomHeading} {...wisdom} />
      <SymptomLogger texts={diary.texts} />
      <SentenceReports />
    </>
  )
}
