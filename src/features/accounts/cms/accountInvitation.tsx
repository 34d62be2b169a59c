import { hash } from 'node:crypto'

import type { CollectionAfterChangeHook, TaskConfig } from 'payload'

import { EmailLayout, EmailText, renderEmail } from '@/integrations/email/EmailLayout'
import { sendEmail } from '@/integrations/email/sendEmail'
import type { User } from '@/payload-types'
import { getEnv } from '@/shared/env'
import { slugs } from '@/slugs'

const invitationTask = 'send-account-invitation'
const weekMs = 7 * 24 * 60 * 60_000
const subject = 'Your account at Power Years'

/** Whom a founder makes an account for chooses the password: the founder's own choice need not be told to anybody. */
export const inviteNewPerson: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation === 'create' && req.user)
    await req.payload.jobs.queue({
      task: invitationTask,
      input: { person: Number(doc.id), by: Number(req.user.id) },
      req,
    })
  return doc
}

export const sendAccountInvitationTask: TaskConfig<{ input: { person: number; by: number }; output: object }> = {
  slug: invitationTask,
  label: 'Invite somebody new to the panel',
  inputSchema: [
    { name: 'person', type: 'number', required: true },
    { name: 'by', type: 'number', required: true },
  ],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 2_000 } },
  handler: async ({ input, req: { payload } }) => {
    const find = (id: number) => payload.findByID({ collection: slugs.users, id, depth: 0, disableErrors: true })
    const [person, founder] = await Promise.all([find(input.person), find(input.by)])
    if (!person) return { output: {} }
    const token = await payload.forgotPassword({
      collection: slugs.users,
      data: { email: person.email },
      disableEmail: true,
      expiration: weekMs,
    })
    const email = await renderEmail(
      subject,
      <EmailLayout
        productName="Power Years"
        preview="Choose your password within a week."
        heading={`Hello ${person.name}`}
        action={{ label: 'Choose your password', href: `${getEnv().SITE_URL}/admin/reset/${token}` }}
        reason="If you know nothing of this, do nothing. Whoever has this link can choose the password, so pass it to nobody."
      >
        <EmailText>
          {founder?.name ?? 'Somebody'} made an account for you at Power Years. Choose your password here within a week;
          afterwards “Forgot password” at {`${getEnv().SITE_URL}/admin`} sends another link.
        </EmailText>
      </EmailLayout>,
    )
    // A link of its own in each message, by which a repeated one is known.
    const idempotencyKey = hash('sha256', `account invitation ${token}`, 'base64url')
    const result = await sendEmail(payload, { to: person.email, ...email, idempotencyKey })
    if (!result.sent) throw new Error(result.reason)
    return { output: {} }
  },
}
