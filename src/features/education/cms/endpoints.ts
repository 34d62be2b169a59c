import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { EducationModule } from '@/payload-types'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { readStatements } from '@/shared/evidence/fallenClaims'
import { omitRetold } from '@/shared/evidence/retoldClaims'
import { slugs } from '@/slugs'

import { importModule, listModules, lookUpPublication, type listedModule } from '../contract'
import { categories } from '../domain/categories'
import { importArticle } from './articleImport'
import { lookUpIdentifier } from './publicationLookup'

type ModuleRow = Pick<EducationModule, 'id' | 'slug' | 'title' | 'description' | 'category' | 'orderIndex' | 'duration'>

const categoryOrder = new Map<string, number>(categories.map(({ value }, index) => [value, index]))

/** Every published module, by category (in tab order), then by order. */
async function listPublishedModules(req: PayloadRequest): Promise<z.input<typeof listedModule>[]> {
  // Straight from the database: Payload's find traverses every field of every module, which grew faster than the list.
  const [{ docs }, statementsOf] = await Promise.all([
    req.payload.db.find<ModuleRow>({
      collection: slugs.educationModules,
      where: { _status: { equals: 'published' } },
      select: { slug: true, title: true, description: true, category: true, orderIndex: true, duration: true },
      sort: 'orderIndex',
      pagination: false,
      req,
    }),
    readStatements(req.payload, slugs.educationModules),
  ])
  return docs
    .map(({ id, slug, title, description, category, orderIndex, duration }) => ({
      id,
      slug,
      title,
      description: omitRetold(description, statementsOf(id)),
      category,
      orderIndex,
      duration: duration ?? null,
    }))
    .sort((a, b) => (categoryOrder.get(a.category) ?? 0) - (categoryOrder.get(b.category) ?? 0))
}

export const educationEndpoints = [
  defineEndpoint({
    contract: listModules,
    access: 'anyone',
    limit: 'none',
    shared: true,
    handler: ({ req }) => listPublishedModules(req),
  }),
  defineEndpoint({
    contract: lookUpPublication,
    access: 'signed-in',
    limit: { name: 'publications', windowSeconds: 60, perVisitor: 30, perNetwork: 60 },
    handler: ({ query }) => lookUpIdentifier(query.identifier),
  }),
  defineEndpoint({
    contract: importModule,
    access: 'signed-in',
    limit: 'write',
    handler: ({ req, body }) => importArticle(req, body.name, Buffer.from(body.base64, 'base64'), body.another),
  }),
]
