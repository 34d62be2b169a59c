import type { PayloadRequest, Where } from 'payload'

import type { EducationModule } from '@/payload-types'
import { HttpError } from '@/shared/cms/httpError'
import { textBlocks } from '@/shared/lib/textBlocks'
import { toSlug } from '@/shared/lib/toSlug'
import { slugs } from '@/slugs'

type Article = Pick<EducationModule, 'content'> & { title: string }
type Newest = Partial<EducationModule> & { id: number }

/** Texts that were saved last, whose words are compared; one of the same title is found however old it is. */
const maxCompared = 100

/** The words of an article, however it is set. */
const wordsOf = (content: EducationModule['content'] | null | undefined) =>
  textBlocks(content?.root)
    .map(({ text }) => text)
    .join('\n')
    .replaceAll(/\s+/g, ' ')

async function findNewest(req: PayloadRequest, where: Where[], limit: number): Promise<Newest[]> {
  const { docs } = await req.payload.db.queryDrafts<Newest>({
    collection: slugs.educationModules,
    where: { and: [{ 'version.deletedAt': { exists: false } }, ...where] },
    sort: '-updatedAt',
    limit,
    pagination: false,
    req,
  })
  return docs
}

/**
 * An article that is here already, by its title or by its words, is not made a second time unasked.
 * @throws HttpError 409 that names the one that is here, with its address in the panel as the path
 */
export async function refuseDuplicate(req: PayloadRequest, { title, content }: Article): Promise<void> {
  const words = wordsOf(content)
  const isSame = (other: Newest) => wordsOf(other.content) === words
  const slug = toSlug(title)
  const sameTitle: Where = {
    or: [{ 'version.title': { equals: title } }, ...(slug ? [{ 'version.slug': { equals: slug } }] : [])],
  }
  const named = await findNewest(req, [sameTitle], 10)
  const twin = named.find(isSame) ?? named[0] ?? (await findNewest(req, [], maxCompared)).find(isSame)
  if (!twin) return
  const found = twin.title ?? title
  const kind = twin._status === 'published' ? 'a published module' : 'a draft'
  const message = `“${found}” is here already, as ${kind} with ${isSame(twin) ? 'the same' : 'other'} words. Nothing was made, and it stays as it is.`
  throw new HttpError(409, message, [{ path: `${slugs.educationModules}/${twin.id}`, message: found }])
}
