import type { Metadata } from 'next'

import { CleanBeautyScreen } from '@/features/clean-beauty/site/CleanBeautyScreen'
import { getGuide } from '@/features/clean-beauty/site/queries'
import { getOutsideLinks } from '@/features/site-shell/site/queries'

const title = 'Clean Beauty Guide'
const description =
  'Six ingredients people worry about, each with an honest evidence note and sources; how to read a scanning app’s score.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/clean-ingredients' },
  openGraph: { title, description, url: '/clean-ingredients' },
}

export default async function Page() {
  const [guide, { ingredientApp }] = await Promise.all([getGuide(), getOutsideLinks()])
  return <CleanBeautyScreen {...guide} appAddress={ingredientApp} />
}
