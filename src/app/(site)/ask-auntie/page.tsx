import type { Metadata } from 'next'

import { AuntieScreen } from '@/features/auntie/site/AuntieScreen'
import { getCountries } from '@/features/auntie/site/queries'

const title = 'Ask an Auntie'
const description =
  'Ask an AI that answers out of our library, with the page it comes from. No account, nothing stored, no diagnosis.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/ask-auntie' },
  openGraph: { title, description, url: '/ask-auntie' },
}

export default async function Page() {
  return <AuntieScreen countries={await getCountries()} />
}
