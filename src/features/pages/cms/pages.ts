import { ValidationError, type CollectionBeforeChangeHook } from 'payload'

import type { Page } from '@/payload-types'
import { listCitedReferences } from '@/shared/cms/citedReferences'
import { publicTexts } from '@/shared/cms/publicTexts'
import { refuseUncitedFacts } from '@/shared/cms/refuseUncitedFacts'
import { seoFields } from '@/shared/cms/seoFields'
import { slugFields } from '@/shared/cms/slugFields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { isBuiltIn } from '@/shared/lib/siteAddresses'
import { slugs } from '@/slugs'

import { summaryOf } from '../domain/summary'
import { pageBlocks } from './pageBlocks'

/** No page stands where the site itself does, or where a redirect leads on. */
const refuseTakenAddress: CollectionBeforeChangeHook<Page> = async ({ collection, data, req }) => {
  if (!data.slug) return data
  const path = `/${data.slug}`
  const refuse = (message: string) => {
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', message }] }, req.t)
  }
  if (isBuiltIn(path)) refuse(`${path} is a page of the site itself. Choose another address.`)
  const { totalDocs } = await req.payload.count({ collection: slugs.redirects, where: { from: { equals: path } }, req })
  if (totalDocs > 0) refuse(`A redirect leads on from ${path}. Delete it first, or choose another address.`)
  return data
}

export const pages = withPublishing(
  {
    page: ({ slug }) => (typeof slug === 'string' && slug ? `/${slug}` : '/'),
    search: {
      kind: 'page',
      toDocument: (page, req) => {
        const { flattenedFields } = req.payload.collections[slugs.pages].config
        const blocks = flattenedFields.filter(({ name }) => name === 'blocks')
        return {
          href: `/${page.slug}`,
          title: page.title,
          summary: summaryOf(page),
          body: publicTexts(blocks, { blocks: page.blocks })
            .map(({ text }) => text)
            .join('\n'),
        }
      },
    },
  },
  {
    slug: slugs.pages,
    labels: { singular: 'Page', plural: 'Pages of your own' },
    defaultSort: 'title',
    admin: {
      group: 'Pages',
      useAsTitle: 'title',
      defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'slug'],
      description: 'Pages made of blocks. Put one into the navigation under Menus and footer.',
    },
    versions: { maxPerDoc: 50 },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Page',
            fields: [
              { name: 'title', type: 'text', required: true, maxLength: 120 },
              { name: 'blocks', type: 'blocks', blocks: pageBlocks, required: true, minRows: 1, maxRows: 40 },
            ],
          },
          { label: 'Search and sharing', fields: [seoFields] },
        ],
      },
      ...slugFields({ from: 'title', pagePath: '' }),
      {
        name: 'references',
        type: 'relationship',
        relationTo: slugs.references,
        hasMany: true,
        admin: { hidden: true, disableBulkEdit: true },
      },
    ],
    hooks: { beforeChange: [refuseTakenAddress, listCitedReferences, refuseUncitedFacts] },
  },
)
