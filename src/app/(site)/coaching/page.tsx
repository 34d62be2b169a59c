import { linesInWords, withLines } from '@/features/auntie/site/linesInWords'
import { getCountries } from '@/features/auntie/site/queries'
import { CoachingScreen } from '@/features/coaching-community/site/CoachingScreen'
import { getCoachingTexts, getContact } from '@/features/coaching-community/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Coaching'
const description = 'An hour with a real person for $75: what it is, what it isn’t, and how to book it.'

export const metadata = pageMetadata({ title, description, path: '/coaching' })

export default async function Page() {
  const [{ texts, preview }, countries] = await Promise.all([getCoachingTexts(), getCountries()])
  const warning = withLines(texts.warning, linesInWords(countries, 'crisisLines'))
  return <CoachingScreen texts={{ ...texts, warning }} preview={preview} contact={await getContact()} />
}
