import { EducationScreen } from '@/features/education/site/EducationScreen'
import { getLibrary, getLibraryTexts } from '@/features/education/site/queries'
import { SaveLibraryOffline } from '@/features/offline/site/islands/SaveLibraryOffline.island'
import { DailyQuote } from '@/features/wisdom/site/DailyQuote'
import { getQuotes } from '@/features/wisdom/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Education'
const description =
  'The free library about perimenopause and menopause: short reads on hormones, sleep, bone, mood and more, each with its sources.'

export const metadata = pageMetadata({ title, description, path: '/education' })

export default async function Page() {
  const [{ texts }, library, quotes] = await Promise.all([getLibraryTexts(), getLibrary(), getQuotes()])
  return (
    <EducationScreen
      texts={texts}
      {...library}
      closing={
        <>
          <SaveLibraryOffline paths={library.cards.map(({ slug }) => `/education/${slug}`)} />
          <DailyQuote heading={texts.lineHeading} quotes={quotes} />
        </>
      }
    />
  )
}
