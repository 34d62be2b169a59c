import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { EmailAdapter } from 'payload'

import { getEnv } from '@/shared/env'

/**
 * The folder for email when no provider is configured: one file per message, readable by the owner of the process only.
 */
const outboxFolder = path.resolve(process.cwd(), '.data/outbox')

/**
 * The Payload email adapter without a provider: writes each message as an EML file to `.data/outbox`. The log contains
 * the file name, never the address.
 */
export const outboxAdapter: EmailAdapter<{ file: string }> = ({ payload }) => {
  const { EMAIL_FROM, SITE_URL } = getEnv()
  const sender = parseSender(EMAIL_FROM ?? `no-reply@${new URL(SITE_URL).hostname}`)
  return {
    name: 'outbox',
    defaultFromName: sender.name,
    defaultFromAddress: sender.address,
    sendEmail: async (message) => {
      // Loaded with the first message: most processes send none.
      const { createTransport } = await import('nodemailer')
      const writer = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
        // Disables nodemailer's access to files and URLs that a message names.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const date = new Date()
      const { message: eml } = await writer.sendMail({ from: sender, ...message, date })
      const stamp = date.toISOString().replaceAll(/[:.]/g, '-')
      const file = path.join(outboxFolder, `${stamp}-${randomBytes(3).toString('hex')}.eml`)
      await mkdir(outboxFolder, { recursive: true, mode: 0o700 })
      await writeFile(file, eml, { mode: 0o600, flag: 'wx' })
      payload.logger.info(`No mail provider is set up: a message waits in ${path.relative(process.cwd(), file)}`)
      return { file }
    },
  }
}

/** Parses `Name <name@example.com>` or a bare address. */
function parseSender(sender: string): { name: string; address: string } {
  const match = /^(.*)<([^<>]+)>$/.exec(sender)
  return match
    ? { name: match[1]!.trim().replaceAll('"', '') || 'Power Years', address: match[2]! }
    : { name: 'Power Years', address: sender }
}

/** A message in the outbox; `date` is null when the file has none. */
export type OutboxEmail = { file: string; to: string; subject: string; date: Date | null; text: string }

async function readEml(file: string): Promise<OutboxEmail> {
  const { simpleParser } = await import('mailparser')
  const { to, subject, date, text } = await simpleParser(await readFile(path.join(outboxFolder, file)), {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  })
  const recipients = [to ?? []].flat().flatMap(({ value }) => value)
  return {
    file,
    to: recipients.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ''))).join(', '),
    subject: subject ?? '',
    date: date ?? null,
    text: (text ?? '').trim(),
  }
}

/**
 * Reads the newest messages of the outbox.
 * @param limit how many to read; `total` counts all of them
 */
export async function readOutbox(limit: number): Promise<{ total: number; newest: OutboxEmail[] }> {
  const files = (await readdir(outboxFolder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort()
  const newest = await Promise.all(files.slice(-limit).reverse().map(readEml))
  return { total: files.length, newest }
}
