import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type TaskConfig } from 'payload'

import { EmailLayout, EmailText, renderEmail } from '@/integrations/email/EmailLayout'
import { HttpError } from '@/shared/cms/httpError'
import { consumeRateLimit, type RateLimit } from '@/shared/cms/rateLimits'
import { openWithSecret, sealWithSecret } from '@/shared/cms/sealWithSecret'
import { getEnv } from '@/shared/env'
import { slugs } from '@/slugs'

const resetTaskSlug = 'send-password-reset'
/** The purpose of the key under which a waiting address is encrypted. */
const sealPurpose = 'password resets that wait'
/** Anyone can request a reset email for any address. */
const passwordEmailLimit: RateLimit = { name: 'passwordMail', windowSeconds: 60 * 60, perVisitor: 10, perNetwork: 10 }

/** The subject of the password reset email. */
export const forgottenPasswordSubject = () => 'A new password for Power Years'

/**
 * The password reset email. Its link always uses SITE_URL, never the request's Host header, which an attacker could
 * set.
 */
export async function forgottenPasswordMail(args?: { req?: PayloadRequest; token?: string }): Promise<string> {
  const { html } = await renderEmail(
    forgottenPasswordSubject(),
    <EmailLayout
      productName="Power Years"
      preview="Choose it within an hour."
      heading="A new password"
      action={{ label: 'Choose a new password', href: `${getEnv().SITE_URL}/admin/reset/${args?.token}` }}
      reason="If you did not ask for this, do nothing: your old password stays."
    >
      <EmailText>
        Someone asked for a new password for your account at Power Years. Choose one here within an hour.
      </EmailText>
    </EmailLayout>,
  )
  return html
}

/** Only what Payload's own form and a JSON call send. */
const emailIn = (data: PayloadRequest['data']): string => (typeof data?.email === 'string' ? data.email.trim() : '')

/**
 * Stands before Payload's own call: the same work for every address, so that neither answer nor time tells who has an
 * account. The job below looks.
 */
export const forgotPasswordEndpoint: Endpoint = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    try {
      await consumeRateLimit(req, passwordEmailLimit)
      await addDataAndFileToRequest(req)
      const email = emailIn(req.data)
      if (!email || email.length > 254) throw new HttpError(400, 'Please give the e-mail address you sign in with.')
      const sealed = sealWithSecret(req.payload, sealPurpose, email)
      await req.payload.jobs.queue({ task: resetTaskSlug, input: { sealed } })
      return Response.json({ message: req.t('general:success') })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const { status, message, headers } = error
      return Response.json({ errors: [{ message }] }, { status, headers })
    }
  },
}

/** The job behind the call: writes to whoever has an account at the address. */
export const sendPasswordResetTask: TaskConfig<{ input: { sealed: string }; output: object }> = {
  slug: resetTaskSlug,
  label: 'Send a link for a new password',
  inputSchema: [{ name: 'sealed', type: 'text', required: true }],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 2_000 } },
  handler: async ({ input: { sealed }, req }) => {
    const email = openWithSecret(req.payload, sealPurpose, sealed) as string
    await req.payload.forgotPassword({ collection: slugs.users, data: { email }, req })
    return { output: {} }
  },
}
