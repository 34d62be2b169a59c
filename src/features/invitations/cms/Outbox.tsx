import type { ServerProps } from 'payload'

import { readOutbox } from '@/integrations/email/outbox'
import { isEmailProviderConfigured } from '@/integrations/email/sendEmail'
import { formatDateTimeUtc } from '@/shared/cms/adminDateFormats'

import { countEmailsPastQuota, quotaWaitHours } from './visitorEmails'

const shown = 10

const timeOf = (date: Date | null) => (date ? formatDateTimeUtc(date) : 'at some time')

/**
 * Shown on a founder's dashboard: how many visitors' emails wait for the provider's quota; without a provider, the newest
 * emails in the outbox folder.
 */
export async function Outbox({ user, payload }: ServerProps) {
  if (!user || !('roles' in user) || !user.roles?.includes('founder')) return null
  if (isEmailProviderConfigured()) {
    const waiting = await countEmailsPastQuota(payload)
    if (waiting === 0) return null
    return (
      <section className="power-years-greeting" aria-labelledby="power-years-outbox">
        <h2 id="power-years-outbox">Mail that waits</h2>
        <p>
          {waiting === 1
            ? 'One letter that a visitor asked for waits'
            : `${waiting} letters that visitors asked for wait`}
          : the mail provider takes no more for now. We try again every half hour; after {quotaWaitHours} hours a letter
          is given up, and nobody is told. A larger plan at the provider lets them go sooner.
        </p>
      </section>
    )
  }
  const { total, newest } = await readOutbox(shown)
  return (
    <section className="power-years-greeting" aria-labelledby="power-years-outbox">
      <h2 id="power-years-outbox">Mail that waits</h2>
      <p>
        No mail provider is set up (RESEND_API_KEY), so letters lie in the folder .data/outbox
        {total === 0 ? '; there are none.' : `: ${total}${total > shown ? `, the newest ${shown} here` : ''}.`}
      </p>
      {newest.map(({ file, to, subject, date, text }) => (
        <details key={file}>
          <summary>
            {timeOf(date)} · {subject} · to {to}
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
    </section>
  )
}
