import type { PayloadRequest } from 'payload'

import { getEnv } from '@/shared/env'

export const forgottenPasswordSubject = () => 'A new password for Power Years'

/**
 * The password reset email. Its link always uses SITE_URL, never the request's Host header, which an attacker could
 * set.
 */
export function forgottenPasswordMail(args?: { req?: PayloadRequest; token?: string }): string {
  const link = `${getEnv().SITE_URL}/admin/reset/${args?.token}`
  return [
    '<p>Someone asked for a new password for your account at Power Years. Choose one here within an hour:</p>',
    `<p><a href="${link}">${link}</a></p>`,
    '<p>If that was not you, do nothing: your old password stays.</p>',
  ].join('\n')
}
