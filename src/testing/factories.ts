import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import { createLocalReq, getFieldsToSign, jwtSign, type Payload, type TypedUser } from 'payload'
import { addSessionToUser } from 'payload/shared'

import type { EducationModule, Reference, User } from '@/payload-types'
import { slugs } from '@/slugs'

const unique = () => randomBytes(4).toString('hex')

/** Hashing a password takes a fifth of a second: everybody of a run has the same one. */
const password = `a long password ${unique()}`
const hashed = (async () => {
  const salt = randomBytes(32).toString('hex')
  // As Payload stores it since 3.80.
  const hash = await promisify(pbkdf2)(password, salt, 600_000, 32, 'sha256')
  return { salt, hash: `pbkdf2-sha256-v1:${hash.toString('hex')}` }
})()

/** A user of the admin panel, with the password to sign in. */
export async function makeUser(payload: Payload, role: 'editor' | 'reviewer' | 'founder') {
  const email = `${role}-${unique()}@example.com`
  const { id } = await payload.db.create({
    collection: slugs.users,
    data: { name: `A test ${role}`, email, roles: [role], ...(await hashed) },
  })
  return { id: Number(id), email, password }
}

/** Creates a session without the password. @returns its cookie */
export async function signIn(payload: Payload, { id }: { id: number }): Promise<string> {
  const { config } = payload.collections[slugs.users]
  const user = (await payload.db.findOne<User>({ collection: slugs.users, where: { id: { equals: id } } }))!
  const { sid } = await addSessionToUser({
    collectionConfig: config,
    payload,
    req: await createLocalReq({}, payload),
    user: user as TypedUser,
  })
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, user: user as TypedUser, sid }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  return `${payload.config.cookiePrefix}-token=${token}`
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

/** A hot flash as the logger sends it. */
export const hotFlash = {
  symptomType: 'hot_flash',
  severity: 3,
  duration: 5,
  triggers: [],
  reliefMethods: [],
  notes: 'In the meeting, of course.',
  timestamp: '2026-11-20T21:15:00.000Z',
}
