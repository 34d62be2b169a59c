import type { ReactNode } from 'react'

import { callEndpoint } from '@/shared/browser/callEndpoint'

import type { InviteTexts } from '../../content/inviteTexts'
import type { sendCommunityInvitation } from '../../contract'
import { emailField, nameField } from './fieldRules'
import { EmailForm } from './EmailForm'
import { ShareLink } from './ShareLink'

type InviteFormProps = { texts: InviteTexts; productName: string; siteUrl: string; note: ReactNode }

/** Inviting a friend: by link first, by an email from the site second. */
export function InviteForm({ texts, productName, siteUrl, note }: InviteFormProps) {
  return (
    <EmailForm
      heading={texts.letterHeading}
      fields={[
        { name: 'email', label: texts.emailLabel, ...emailField },
        { name: 'inviterName', label: texts.nameLabel, hint: texts.nameHint, ...nameField },
      ]}
      button={{ ready: texts.sendButton, sending: 'Sending...' }}
      send={(body) => callEndpoint<typeof sendCommunityInvitation>('post', '/send-community-invitation', { body })}
      outcome={{ sent: 'Invitation Sent!', failed: 'Failed to Send', reason: 'Failed to send invitation' }}
      beside={<ShareLink texts={texts} url={siteUrl} title={productName} text={texts.shareText} />}
      note={note}
    />
  )
}
