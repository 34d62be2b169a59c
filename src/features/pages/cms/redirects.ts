import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type FieldHook,
  type PayloadRequest,
} from 'payload'

import type { Redirect } from '@/payload-types'
import { signedIn, writers } from '@/shared/cms/access'
import { textMatching } from '@/shared/cms/fieldValidation'
import { notifyOnChange } from '@/shared/cms/notifyContentChange'
import { trashOneOrFounder } from '@/shared/cms/trash'
import { getEnv } from '@/shared/env'
import { finalTarget, maxAddressLength, normalizeAddress, stripOwnHost } from '@/shared/lib/addresses'
import { isBuiltIn } from '@/shared/lib/siteAddresses'
import { slugs } from '@/slugs'

import { findTargetProblem } from './targets'

const pathHere: FieldHook = ({ value }) =>
  typeof value === 'string' ? stripOwnHost(value.trim(), getEnv().SITE_URL) : value

const plainFrom: FieldHook = ({ value }) => (typeof value === 'string' ? (normalizeAddress(value) ?? value) : value)

const labels = { from: 'Old address', to: 'Leads to' } as const

/** What stands against a redirect; null when nothing does. */
async function problemOf(
  { from, to }: { from: string; to: string },
  id: number | undefined,
  req: PayloadRequest,
): Promise<{ path: 'from' | 'to'; message: string } | null> {
  if (normalizeAddress(from) === null)
    return { path: 'from', message: 'An address of this site begins with one slash: /old-page' }
  if (isBuiltIn(from))
    return { path: 'from', message: `${from} belongs to the site itself, and is never led elsewhere.` }
  const { docs: pages } = await req.payload.find({
    collection: slugs.pages,
    where: { slug: { equals: from.slice(1) } },
    select: { title: true },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  if (pages[0]) return { path: 'from', message: `“${pages[0].title}” has this address. Give it another one first.` }
  const { docs } = await req.payload.find({ collection: slugs.redirects, pagination: false, depth: 0, req })
  const leads = new Map(docs.filter((other) => other.id !== id).map((other) => [other.from, other.to]))
  const { totalDocs: inTrash } = await req.payload.count({
    collection: slugs.redirects,
    where: { and: [{ from: { equals: from } }, { deletedAt: { exists: true } }, { id: { not_equals: id ?? 0 } }] },
    trash: true,
    req,
  })
  if (inTrash > 0)
    return {
      path: 'from',
      message: `A redirect of ${from} lies in the trash. Take it out there, or let a founder empty it.`,
    }
  const already = leads.get(from)
  if (already !== undefined)
    return { path: 'from', message: `${from} leads to ${already} already. Change that redirect, or delete it.` }
  if (finalTarget(from, leads.set(from, to)) === null)
    return { path: 'to', message: `This goes in a circle: ${to} leads back to ${from}.` }
  // An archive of content brings redirects in before the pages they lead to.
  const problem = req.user && !req.context.importsContent ? await findTargetProblem(req, to, leads) : null
  return problem === null ? null : { path: 'to', message: problem }
}

const refuseWrongRedirect: CollectionBeforeChangeHook<Redirect> = async ({ collection, data, originalDoc, req }) => {
  // On its way into the trash nothing is asked; on its way out everything.
  if (data.deletedAt) return data
  const whole = { from: data.from ?? originalDoc?.from ?? '', to: data.to ?? originalDoc?.to ?? '' }
  const problem = await problemOf(whole, originalDoc?.id, req)
  if (problem) {
    const errors = [{ ...problem, label: labels[problem.path] }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  return data
}

/** Addresses that lead to others for good; answered from memory by `src/server/editorAddresses.ts`. */
export const redirects: CollectionConfig = {
  slug: slugs.redirects,
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: {
    group: 'Pages',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    hideAPIURL: true,
    description:
      'Old addresses that lead to new ones for good. What you rename here leads on by itself; this is for what stood elsewhere.',
  },
  access: { read: signedIn, create: writers, update: writers, delete: trashOneOrFounder },
  trash: true,
  fields: [
    {
      name: 'from',
      label: labels.from,
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: maxAddressLength,
      hooks: { beforeValidate: [pathHere, plainFrom] },
      admin: {
        description:
          'As it stood behind the name of the site: /about.html. Capitals, and what follows a question mark, make no difference.',
      },
    },
    {
      name: 'to',
      label: labels.to,
      type: 'text',
      required: true,
      maxLength: 500,
      hooks: { beforeValidate: [pathHere] },
      validate: textMatching(
        /^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/,
        'A page of this site, such as /education, or https://…',
      ),
      admin: { description: 'A page of this site, or a secure address elsewhere.' },
    },
  ],
  hooks: { beforeChange: [refuseWrongRedirect], ...notifyOnChange(slugs.redirects) },
}
