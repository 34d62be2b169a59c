import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { EmailAdapter, SendEmailOptions } from 'payload'

import { getEnv } from '@/shared/env'

/** Where mail waits when no provider is set up: one file each, for the owner's eyes. */
export const outboxFolder = path.resolve(process.cwd(), '.data/outbox')

const oneLine = (text: string) => text.replaceAll(/\s*[\r\n]+\s*/g, ' ')

/** A header's value; what is not ASCII is written as RFC 2047 has it. */
const headerText = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`

const addressText = (value: SendEmailOptions['to']): string =>
  [value ?? []]
    .flat()
    .map((entry) =>
      typeof entry === 'object' && 'address' in entry ? `${entry.name} <${entry.address}>` : String(entry),
    )
    .join(', ')

const part = (type: string, body: string) =>
  [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', body].join('\r\n')

/**
 * A message as a file that every mail program opens and every text editor shows.
 * @see https://www.rfc-editor.org/rfc/rfc5322
 */
export function toEml(message: SendEmailOptions, date: Date): string {
  const headers = {
    From: addressText(message.from as SendEmailOptions['to']),
    To: addressText(message.to),
    Subject: message.subject ?? '',
    Date: date.toUTCString().replace('GMT', '+0000'),
    'MIME-Version': '1.0',
    ...(message.headers as Record<string, string> | undefined),
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${headerText(oneLine(value))}`)
  const html = typeof message.html === 'string' ? message.html : undefined
  const text = typeof message.text === 'string' ? message.text : undefined
  if (html === undefined || text === undefined) {
    return [...head, html === undefined ? part('text/plain', text ?? '') : part('text/html', html), ''].join('\r\n')
  }
  const boundary = randomBytes(12).toString('hex')
  return [
    ...head,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    part('text/plain', text),
    `--${boundary}`,
    part('text/html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

/** `Name <name@example.com>` or the address alone, taken apart. */
function parseSender(sender: string): { name: string; address: string } {
  const match = /^(.*)<([^<>]+)>$/.exec(sender)
  return match
    ? { name: match[1]!.trim().replaceAll('"', '') || 'Power Years', address: match[2]! }
    : { name: 'Power Years', address: sender }
}

/**
 * Mail for a site without a mail provider: each message becomes a file in `.data/outbox` that only the owner of the
 * process can read. The log names the file, never the address.
 */
export const outboxAdapter: EmailAdapter<{ file: string }> = ({ payload }) => {
  const { EMAIL_FROM, SITE_URL } = getEnv()
  const sender = parseSender(EMAIL_FROM ?? `no-reply@${new URL(SITE_URL).hostname}`)
  return {
    name: 'outbox',
    defaultFromName: sender.name,
    defaultFromAddress: sender.address,
    sendEmail: async (message) => {
      const now = new Date()
      const stamp = now.toISOString().replaceAll(/[:.]/g, '-')
      const file = path.join(outboxFolder, `${stamp}-${randomBytes(3).toString('hex')}.eml`)
      await mkdir(outboxFolder, { recursive: true, mode: 0o700 })
      await writeFile(file, toEml(message, now), { mode: 0o600, flag: 'wx' })
      payload.logger.info(`No mail provider is set up: a message waits in ${path.relative(process.cwd(), file)}`)
      return { file }
    },
  }
}
