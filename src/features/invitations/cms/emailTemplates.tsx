import { EmailLayout, EmailText, renderEmail, TextLines, type RenderedEmail } from '@/integrations/email/EmailLayout'
import { textBlocks } from '@/shared/lib/textBlocks'

import { EmailBody } from './EmailBody'
import { trackedLink } from './trackedLinks'

/** The site's data in every email, and the recipient's unsubscribe link. */
export type EmailContext = { productName: string; siteUrl: string; unsubscribeUrl: string }

const addressNotice = 'Your address is not kept, only a fingerprint of it, so that nobody writes to you twice.'

/** A friend's invitation. No visitor's word stands in its subject or heading. @param inviterName sanitized by `cleanName` */
export function renderInvitation(
  { productName, siteUrl, unsubscribeUrl }: EmailContext,
  inviterName: string,
): Promise<RenderedEmail> {
  return renderEmail(
    `An invitation to ${productName}`,
    <EmailLayout
      productName={productName}
      preview="A free library about perimenopause and after. No login, no tracking."
      heading="Somebody thought you might like this."
      action={{ label: 'Have a look', href: siteUrl }}
      reason={`Somebody who signs as “${inviterName}” typed your address on ${productName} and asked us to send this once. ${addressNotice}`}
      unsubscribeUrl={unsubscribeUrl}
    >
      <EmailText>
        {productName} is a free almanac for perimenopause and after: short reads with their sources, a place to note hot
        flashes that keeps them sealed, and a little nonsense for bad nights.
      </EmailText>
      <EmailText>No login, nothing to buy, and nothing follows you around.</EmailText>
    </EmailLayout>,
  )
}

/** A shared module. No visitor's word stands in its subject or heading. @param title the module's own, never the sender's input */
export function renderSharedModule(
  { productName, unsubscribeUrl }: EmailContext,
  { senderName, title, address }: { senderName: string; title: string; address: string },
): Promise<RenderedEmail> {
  return renderEmail(
    `Something to read from ${productName}`,
    <EmailLayout
      productName={productName}
      preview={title}
      heading={title}
      action={{ label: 'Read it', href: address }}
      reason={`Somebody who signs as “${senderName}” typed your address on ${productName} and asked us to send this once. ${addressNotice}`}
      unsubscribeUrl={unsubscribeUrl}
    >
      <EmailText>Somebody read this and thought of you. It takes a few minutes, and it names its sources.</EmailText>
    </EmailLayout>,
  )
}

/** The founder's email to someone with an audience. @param postalAddress the sender's; null while none is known */
export function renderInfluencerEmail(
  { productName, siteUrl, unsubscribeUrl }: EmailContext,
  name: string,
  postalAddress: string | null,
): Promise<RenderedEmail> {
  return renderEmail(
    `${productName}: free menopause education, for you to look through`,
    <EmailLayout
      productName={productName}
      preview="A free, cited, private almanac for perimenopause and after."
      heading={name ? `Hello ${name},` : 'Hello,'}
      action={{ label: 'Look through it', href: siteUrl }}
      reason={`The founder of ${productName} wrote to you because of your public work. Nobody else will.`}
      unsubscribeUrl={unsubscribeUrl}
      postalAddress={postalAddress ?? undefined}
    >
      <EmailText>
        you speak to women in midlife, so you might want to know about {productName}. It is a free almanac for
        perimenopause and after: it names its sources, what a woman writes there is kept sealed, and nothing is sold.
      </EmailText>
      <EmailText>
        There is nothing to sign and nothing to earn. If it is any good, tell someone. If something is wrong in it,
        please tell us.
      </EmailText>
    </EmailLayout>,
  )
}

/** An email of a founder's own, as far as it is read. */
export type CampaignContent = {
  subject: string
  /** A Lexical editor state. */
  body: { root?: unknown } | null
  signature?: string | null
  linkLabel?: string | null
  postalAddress?: string | null
  /** By which it is counted that the button was followed. */
  code?: string | null
}

/** How long the line beside the subject may be before mail programs cut it. */
const previewLength = 120

/** A founder's own email. @param name as `cleanName` leaves it; empty when nothing of it is left */
export function renderCampaignEmail(
  { productName, siteUrl, unsubscribeUrl }: EmailContext,
  { subject, body, signature, linkLabel, postalAddress, code }: CampaignContent,
  name: string,
): Promise<RenderedEmail> {
  const [first] = textBlocks(body?.root)
  return renderEmail(
    subject,
    <EmailLayout
      productName={productName}
      preview={first?.text.slice(0, previewLength) ?? subject}
      heading={name ? `Hello ${name},` : 'Hello,'}
      action={{ label: linkLabel?.trim() || 'Look through it', href: trackedLink(siteUrl, code) }}
      reason={`The founder of ${productName} wrote to you because of your public work. Nobody else will.`}
      unsubscribeUrl={unsubscribeUrl}
      postalAddress={postalAddress ?? undefined}
    >
      <EmailBody root={body?.root} siteUrl={siteUrl} />
      {signature?.trim() && (
        <EmailText>
          <TextLines text={signature} />
        </EmailText>
      )}
    </EmailLayout>,
  )
}
