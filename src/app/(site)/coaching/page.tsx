import { CoachingScreen } from '@/features/coaching-community/site/CoachingScreen'
import { getCoachingTexts, getContact } from '@/features/coaching-community/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Coaching'
const description = 'An hour with a real person for $75: what it is, what it isn’t, and how to book it.'

export const metadata = pageMetadata({ title, description, path: '/coaching' })

export default async function Page() {
  return <CoachingScreen {...await getCoachingTexts()} contact={await getContact()} />
}
