import type { Metadata } from 'next'

import { SupportScreen } from '@/features/donations/site/SupportScreen'
import { getShell } from '@/features/site-shell/site/queries'

const heading = async () => `Support ${(await getShell()).productName}`

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: { absolute: await heading() },
    description: 'Everything here is free. A gift pays for the writing, the checking and the server.',
  }
}

export default async function Page() {
  return <SupportScreen title={await heading()} />
}
