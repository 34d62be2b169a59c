import { SentenceReports } from '@/features/evidence/site/islands/SentenceReports.island'
import { PracticeScreen } from '@/features/practice/site/PracticeScreen'
import { getPracticeTexts, getPractice } from '@/features/practice/site/queries'
import { DailyWisdom } from '@/features/wisdom/site/DailyWisdom'
import { getWisdom } from '@/features/wisdom/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Practice'
const description =
  'Nine guided sessions to sit, breathe and move with, each with a timer, its sources and a word on safety. Free, and nothing is recorded.'

export const metadata = pageMetadata({ title, description, path: '/practice' })

export default async function Page() {
  const [{ texts }, practice, wisdom] = await Promise.all([getPracticeTexts(), getPractice(), getWisdom('practice')])
  return (
    <>
      <PracticeScreen texts={texts} {...practice} />
      <DailyWisdom id="practice-wisdom" title={texts.wisdomHeading} {...wisdom} />
      <SentenceReports />
    </>
  )
}
