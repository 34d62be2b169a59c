import { getSafetyCaseTexts, getSafetyDay } from '@/features/auntie/site/queries'
import { SafetyCaseScreen } from '@/features/auntie/site/SafetyCaseScreen'
import { getContact } from '@/features/coaching-community/site/queries'

import { pageMetadata } from '../../pageMetadata'

export const metadata = pageMetadata({
  title: 'How safe is Auntie?',
  description:
    'What Auntie is, how often she hears a cry for help, how often she raises a false alarm, and who checked.',
  path: '/safety/auntie',
})

export default async function Page() {
  const { contactEmail } = await getContact()
  return (
    <SafetyCaseScreen {...await getSafetyCaseTexts()} safetyDay={await getSafetyDay()} contactEmail={contactEmail} />
  )
}
