import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the Send Invitations page. */
export const inviteTexts = {
  eyebrow: 'Send Invitations',
  headline: 'Tell her she isn’t the only one',
  introduction:
    'A link in a message of your own does it best. If you’d rather we write, we do it once: her address is not kept, only a fingerprint of it, so that nobody can pester her through us.',
  friendTab: 'Invite a friend',
  moduleTab: 'Share a module',
  batchTab: 'Founder’s letters',
  linkHeading: 'With a link',
  linkText: 'No address needed, and it comes from you.',
  copyButton: 'Copy the link',
  shareText: 'A free almanac for perimenopause and after. No login, no tracking.',
  letterHeading: 'By a letter from us',
  emailLabel: 'Her email address',
  nameLabel: 'Your name',
  nameHint: 'An example: type your own over it. She reads it in the letter, and so knows who thought of her.',
  sendButton: 'Send Invitation',
} as const

export type InviteTexts = PageTexts<typeof inviteTexts>
