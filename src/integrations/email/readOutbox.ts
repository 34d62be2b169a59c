import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { outboxFolder } from './outboxAdapter'

/** A message that waits, as its file says it. */
export type OutboxEmail = { file: string; to: string; subject: string; date: Date | null; text: string }

const headerOf = (head: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''

/** RFC 2047, as `toEml` writes it. */
const decoded = (value: string) => {
  const encoded = /^=\?utf-8\?B\?(.+)\?=$/.exec(value)?.[1]
  return encoded ? Buffer.from(encoded, 'base64').toString('utf8') : value
}

function read(file: string, eml: string): OutboxEmail {
  const end = eml.indexOf('\r\n\r\n')
  const head = eml.slice(0, end)
  const plain = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)(?:\r\n--|$)/.exec(eml)?.[1] ?? ''
  const date = new Date(headerOf(head, 'Date'))
  return {
    file,
    to: headerOf(head, 'To'),
    subject: decoded(headerOf(head, 'Subject')),
    date: Number.isNaN(date.getTime()) ? null : date,
    text: plain.trim(),
  }
}

/** The newest messages of the outbox folder, and how many there are in all. */
export async function readOutbox(most: number): Promise<{ total: number; newest: OutboxEmail[] }> {
  const files = (await readdir(outboxFolder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort()
  const newest = await Promise.all(
    files
      .slice(-most)
      .reverse()
      .map(async (file) => read(file, await readFile(path.join(outboxFolder, file), 'utf8'))),
  )
  return { total: files.length, newest }
}
