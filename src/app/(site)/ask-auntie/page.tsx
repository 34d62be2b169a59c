import { AuntieScreen } from '@/features/auntie/site/AuntieScreen'
import { getAuntieTexts, getCountries } from '@/features/auntie/site/queries'

import { Exit } from '../Exit'
import { pageMetadata } from '../pageMetadata'

const title = 'Ask an Auntie'
const description =
  'Ask an AI that answers out of our library, with the page it comes from. No account, nothing stored, no diagnosis.'

export const metadata = pageMetadata({ title, description, path: '/ask-auntie' })

export default async function Page() {
  return (
    <>
      <Exit />
      <AuntieScreen {...await getAuntieTexts()} countries={await getCountries()} />
    </>
  )
}
