import type { Desk } from '@/features/editorial/contract'
import { slugs } from '@/slugs'

import { startTestCms, type TestCms } from './cms'
import { makeModule, makeReference, richText } from './factories'

type Caller = Awaited<ReturnType<TestCms['signedInAs']>>
/** Two editors, and modules whose draft differs from what visitors see. */
export type TwoEditors = Awaited<ReturnType<typeof startTwoEditors>>

/** The REST path of a module. */
export const moduleAt = (id: number, query = '') => `/education-modules/${id}${query}`

/** A module as the editorial room names it. */
export const keyOf = (id: number) => `education-modules/${id}`

/** What the desk says to a caller. */
export const deskOf = async (caller: Caller, id: number): Promise<Desk> =>
  (await caller.get(`/editorial/desk?document=${keyOf(id)}`)).body

/** Says of sentences that they were read; of all that are the caller's to read, without. */
export async function readClaims(caller: Caller, id: number, claims?: string[]) {
  const { difference } = await deskOf(caller, id)
  const open = difference!.claims.flatMap(({ hash, may }) => (may ? [hash] : []))
  const json = { document: keyOf(id), difference: difference!.digest, claims: claims ?? open }
  return caller.post('/editorial/claims', { json })
}

/** Records a review act of the newest version. */
export async function say(caller: Caller, id: number, act: string, note?: string) {
  const { savedAt } = await deskOf(caller, id)
  return caller.post('/editorial/acts', { json: { document: keyOf(id), act, savedAt, note } })
}

/** Publishes the newest draft. */
export const publish = (caller: Caller, id: number) => caller.patch(moduleAt(id), { json: { _status: 'published' } })

/** A text of its own for each test, as a claim is known wherever it stands. */
let count = 0
export const own = (words: string) => `${words} (${count})`

/** A sentence of this test that cites a reference, as rich text. */
export const citing = (words: string, reference: number) => [
  { type: 'text' as const, text: `${own(words)}. ` },
  { citation: reference },
]

/** Starts a CMS with two signed-in editors. */
export async function startTwoEditors() {
  const cms = await startTestCms()
  const [ada, bea] = [await cms.signedInAs('editor'), await cms.signedInAs('editor')]
  const source = (await makeReference(cms.payload)).id

  /** Plain words, then cited sentences. */
  const content = (cited: string[], plain = 'Plain words.', reference = source) =>
    richText({ type: 'text', text: `${plain} ` }, ...cited.flatMap((words) => citing(words, reference)))

  const draft = async (id: number, data: object) => {
    const { status, text } = await ada.patch(moduleAt(id, '?draft=true'), { json: { ...data, _status: 'draft' } })
    if (status !== 200) throw new Error(text)
  }

  /** A published module, and over it a draft of Ada's in which cited sentences differ. */
  const drafted = async (
    after = ['Stays', 'New'],
    before = ['Stays', 'Old'],
    given: object = {},
    reference = source,
  ) => {
    count += 1
    const { id } = await makeModule(cms.payload, { content: content(before, undefined, reference), ...given })
    await draft(id, { content: content(after, undefined, reference) })
    return id
  }

  /** Both have read what is theirs to read, the author first. */
  const readByBoth = async (id: number) => {
    for (const caller of [ada, bea]) {
      const { status, text } = await readClaims(caller, id)
      if (status !== 201) throw new Error(text)
    }
    return deskOf(bea, id)
  }

  const seen = async (id: number) => JSON.stringify((await cms.anonymous.get(moduleAt(id))).body)
  const claimOf = async (hash: string) => {
    const { docs } = await cms.payload.find({ collection: slugs.claims, where: { hash: { equals: hash } } })
    return docs[0]!
  }
  return { cms, ada, bea, source, content, draft, drafted, readByBoth, seen, claimOf }
}
