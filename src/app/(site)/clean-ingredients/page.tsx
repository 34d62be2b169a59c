import { CleanBeautyScreen } from '@/features/clean-beauty/site/CleanBeautyScreen'
import { getCleanBeautyTexts, getGuide } from '@/features/clean-beauty/site/queries'
import { getAloudTexts } from '@/features/education/site/queries'
import { SentenceReports } from '@/features/evidence/site/islands/SentenceReports.island'
import { getExternalLinks } from '@/features/site-shell/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Clean Beauty Guide'
const description =
  'Six ingredients people worry about, each with an honest evidence note and sources; how to read a scanning app’s score.'

export const metadata = pageMetadata({ title, description, path: '/clean-ingredients' })

export default async function Page() {
  const [page, guide, { ingredientApp }, aloud] = await Promise.all([
    getCleanBeautyTexts(),
    getGuide(),
    getExternalLinks(),
    getAloudTexts(),
  ])
  return (
    <>
      <CleanBeautyScreen aloud={aloud} {...page} {...guide} appAddress={ingredientApp} />
      <SentenceReports />
    </>
  )
}
