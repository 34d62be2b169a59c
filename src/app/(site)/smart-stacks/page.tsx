import { getStacks, getStacksTexts } from '@/features/smart-stacks/site/queries'
import { StacksScreen } from '@/features/smart-stacks/site/StacksScreen'

import { pageMetadata } from '../pageMetadata'

const title = 'Smart Stacks'
const description =
  'Free protocols for foggy mornings, hot flashes and bones: habits first, each supplement with its evidence, cautions and sources.'

export const metadata = pageMetadata({ title, description, path: '/smart-stacks' })

export default async function Page() {
  const [{ texts }, { stacks, preview }] = await Promise.all([getStacksTexts(), getStacks()])
  return <StacksScreen texts={texts} stacks={stacks} preview={preview} />
}
