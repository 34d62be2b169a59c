import { parse } from 'yaml'
import { z } from 'zod'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD')

const frontMatter = z.strictObject({
  title: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  category: z.string().min(1),
  orderIndex: z.number().int().positive(),
  duration: z.number().int().positive(),
  description: z.string().min(1),
  keyInsight: z.string().min(1),
  references: z.array(z.string()).min(1),
  redFlags: z.array(z.string()).min(1),
  related: z.array(z.string()),
  reviewedBy: z.string().min(1),
  reviewedOn: isoDate,
  nextReviewDue: isoDate,
})

/** One starter module: its front matter and the Markdown below it. `duration` is in minutes. */
export type ModuleSource = z.infer<typeof frontMatter> & { body: string }

/**
 * Reads a starter module from the text of its file.
 * @throws Error naming the file when the front matter is missing or does not fit.
 */
export function parseModuleSource(file: string, text: string): ModuleSource {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'))
  if (!match) throw new Error(`${file}: no front matter between two lines of ---`)
  const result = frontMatter.safeParse(parse(match[1]!, { schema: 'core' }))
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`)
  return { ...result.data, body: match[2]!.trim() }
}

/**
 * A citation in a module's Markdown, right behind the sentence it supports: `[^reference-id]`, or with the place in the
 * source `[^reference-id, table 2]`.
 */
export const citationPattern = /\[\^([a-z0-9-]+)(?:, ([^\]\n]+))?\]/g

/** The ids a text cites, in the order of their first appearance. */
export function citedIds(text: string): string[] {
  return [...new Set([...text.matchAll(citationPattern)].map((match) => match[1]!))]
}
