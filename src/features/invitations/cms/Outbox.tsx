import type { ServerProps } from 'payload'

import { readOutbox } from '@/integrations/email/outbox'
import { isEmailProviderConfigured } from '@/integrations/email/sendEmail'
import { formatDateTimeUtc } from '@/shared/cms/adminDateFormats'

const shown = 10

const timeOf = (date: Date | null) => (date ? formatDateTimeUtc(date) : 'at some time')

/** Shown on a founder's dashboard when no email provider is configured: the newest emails in the outbox folder. */
export async function Outbox({ user }: ServerProps) {
  if (!user || !('roles' in user) || !user.roles?.includes('founder') || isEmailProviderConfigured()) return null
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
