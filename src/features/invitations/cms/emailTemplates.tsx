import { EmailLayout, EmailText, renderEmail, TextLines, type RenderedEmail } from '@/integrations/email/EmailLayout'
import { inlineParts, withValues } from '@/shared/lib/pageTexts'
import { textBlocks } from '@/shared/lib/textBlocks'

import type { LetterTexts } from '../content/letterTexts'

import { EmailBody } from './EmailBody'
import { trackedLink } from './trackedLinks'

/** The site's data in every email, the editors' words of its own, and the recipient's unsubscribe link. */
export type EmailContext = { productName: string; siteUrl: string; texts: LetterTexts; unsubscribeUrl: string }

/** A letter leads to one place, by its button: of a link within its words the words are left. */
const plain = (text: string) =>
  inlineParts(text)
    .map((part) => part.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The editors' words, with the name of the site in them. */
const wordsOf = ({ texts, productName }: Pick<EmailContext, 'texts' | 'productName'>): LetterTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, withValues(plain(text), { site: productName })]),
  ) as LetterTexts

const addressNotice = 'Your address is not kept, only a fingerprint of it, so that nobody writes to you twice.'

/** A friend's invitation. No visitor's word stands in its subject or heading. @param inviterName sanitized by `sanitizeName` */
export function renderInvitation(context: EmailContext, inviterName: string): Promise<RenderedEmail> {
  const { productName, siteUrl, unsubscribeUrl } = context
  const words = wordsOf(context)
  return renderEmail(
    words.invitationSubject,
    <EmailLayout
      productName={productName}
      preview={words.invitationPreview}
      heading={words.invitationHeading}
      action={{ label: words.invitationButton, href: siteUrl }}
      reason={`Somebody who signs as “${inviterName}” typed your address on ${productName} and asked us to send this once. ${addressNotice}`}
      unsubscribeUrl={unsubscribeUrl}
    >
      <EmailText>{words.invitationText}</EmailText>
      <EmailText>{words.invitationClosing}</EmailText>
    </EmailLayout>,
  )
}

/** A shared module. No visitor's word stands in its subject or heading. @param title the module's own, never the sender's input */
export function renderSharedModule(
  context: EmailContext,
  { senderName, title, address }: { senderName: string; title: string; address: string },
): Promise<RenderedEmail> {
  const { productName, unsubscribeUrl } = context
  const words = wordsOf(context)
  return renderEmail(
    words.moduleSubject,
    <EmailLayout
      productName={productName}
      preview={title}
      heading={title}
      action={{ label: words.moduleButton, href: address }}
      reason={`Somebody who signs as “${senderName}” typed your address on ${productName} and asked us to send this once. ${addressNotice}`}
      unsubscribeUrl={unsubscribeUrl}
    >
      <EmailText>{words.moduleText}</EmailText>
    </EmailLayout>,
  )
}

/** The founder's email to someone with an audience. @param postalAddress the sender's; null while none is known */
export function renderInfluencerEmail(
  context: EmailContext,
  name: string,
  postalAddress: string | null,
): Promise<RenderedEmail> {
  const { productName, siteUrl, unsubscribeUrl } = context
  const words = wordsOf(context)
  return renderEmail(
    words.founderSubject,
    <EmailLayout
      productName={productName}
      preview={words.founderPreview}
      heading={name ? `Hello ${name},` : 'Hello,'}
      action={{ label: words.founderButton, href: siteUrl }}
      reason={`The founder of ${productName} wrote to you because of your public work. Nobody else will.`}
      unsubscribeUrl={unsubscribeUrl}
      postalAddress={postalAddress ?? undefined}
    >
      <EmailText>{words.founderText}</EmailText>
      <EmailText>{words.founderClosing}</EmailText>
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

/** A founder's own email. @param name as `sanitizeName` leaves it; empty when nothing of it is left */
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
