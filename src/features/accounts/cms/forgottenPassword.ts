import type { PayloadRequest } from 'payload'

import { getEnv } from '@/shared/env'

export const forgottenPasswordSubject = () => 'A new password for Power Years'

/**
 * The mail with the link to a new password. The link goes to SITE_URL whatever the request says about its host, so
 * that nobody can have the mail lead elsewhere.
 */
export function forgottenPasswordMail(args?: { req?: PayloadRequest; token?: string }): string {
  const link = `${getEnv().SITE_URL}/admin/reset/${args?.token}`
  return [
    '<p>Someone asked for a new password for your account at Power Years. Choose one here within an hour:</p>',
    `<p><a href="${link}">${link}</a></p>`,
    '<p>If that was not you, do nothing: your old password stays.</p>',
  ].join('\n')
}
