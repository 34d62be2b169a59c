import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import type { EducationModule, Reference } from '@/payload-types'
import { slugs } from '@/slugs'

const unique = () => randomBytes(4).toString('hex')

/** A person of the admin panel, with the password she signs in with. */
export async function makeUser(payload: Payload, role: 'editor' | 'founder') {
  const email = `${role}-${unique()}@example.com`
  const password = `a long password ${unique()}`
  const { id } = await payload.create({
    collection: slugs.users,
    data: { name: `A test ${role}`, email, password, roles: [role] },
    context: { fromCommandLine: true },
    depth: 0,
  })
  return { id, email, password }
}

type TextNode = { type: 'text'; text: string } | { citation: number }

/** Rich text as the module editor stores it: one heading and one paragraph. */
export function richText(...parts: TextNode[]): NonNullable<EducationModule['content']> {
  const children = parts.map((part) =>
    'citation' in part
      ? {
          type: 'inlineBlock',
          version: 1,
          fields: { id: unique(), blockName: '', blockType: 'citation', reference: part.citation },
        }
      : { type: 'text', version: 1, text: part.text, format: 0, detail: 0, mode: 'normal', style: '' },
  )
  const block = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const }
  return {
    root: {
      ...block,
      type: 'root',
      children: [
        { ...block, type: 'heading', tag: 'h2', children: [{ type: 'text', version: 1, text: 'A heading' }] },
        { ...block, type: 'paragraph', children },
      ],
    },
  }
}

/** Everything a module needs to be published; what is given wins. */
export function moduleData(given: Partial<EducationModule> = {}) {
  const title = given.title ?? `A module ${unique()}`
  return {
    title,
    description: 'What it is about, in a sentence.',
    content: richText({ type: 'text', text: 'Plain words.' }),
    keyInsight: 'The one sentence she takes home.',
    category: 'truth-telling' as const,
    orderIndex: 100,
    ...given,
  }
}

/** Stores a module, published unless its status says otherwise. */
export async function makeModule(payload: Payload, given: Partial<EducationModule> = {}): Promise<EducationModule> {
  return payload.create({
    collection: slugs.educationModules,
    data: { _status: 'published', ...moduleData(given) } as EducationModule,
    depth: 0,
    draft: given._status === 'draft',
  })
}

/** Everything a reference needs; what is given wins. */
export function referenceData(given: Partial<Reference> = {}) {
  return {
    authors: 'Avis NE, Crawford SL',
    year: 2015,
    kind: 'cohort' as const,
    title: 'Duration of menopausal vasomotor symptoms',
    source: 'JAMA Intern Med',
    doi: '10.1001/jamainternmed.2014.8063',
    finding: 'They lasted 7.4 years at the median.',
    key: `test-${unique()}`,
    ...given,
  }
}

export async function makeReference(payload: Payload, given: Partial<Reference> = {}): Promise<Reference> {
  return payload.create({ collection: slugs.references, data: referenceData(given) as Reference, depth: 0 })
}
