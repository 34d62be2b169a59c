import { getLibrary } from '@/features/education/site/queries'
import { InvitationsScreen } from '@/features/invitations/site/InvitationsScreen'
import { getInviteTexts } from '@/features/invitations/site/queries'
import { EmailNote } from '@/features/privacy/site/islands/EmailNote.island'
import { getShell } from '@/features/site-shell/site/queries'
import { getEnv } from '@/shared/env'

import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({
  title: 'Send Invitations',
  description: 'Tell a friend, or send her one article that sounds like her. Links first; her address is never kept.',
  path: '/invitations',
})

export default async function Page() {
  const [{ texts }, { productName }, { cards }] = await Promise.all([getInviteTexts(), getShell(), getLibrary()])
  return (
    <InvitationsScreen
      texts={texts}
      productName={productName}
      siteUrl={getEnv().SITE_URL}
      letterNote={<EmailNote />}
      modules={cards.map(({ slug, title }) => ({ slug, title }))}
    />
  )
}
