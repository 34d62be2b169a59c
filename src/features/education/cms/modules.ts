import { orderField, redFlagsField, referencesField } from '@/shared/cms/fields'
import { seoFields } from '@/shared/cms/seoFields'
import { slugFields } from '@/shared/cms/slugFields'
import { approvalFields, approvedWords, requireApproval } from '@/shared/cms/approvals'
import { withPublishing } from '@/shared/cms/withPublishing'
import { wholeNumber } from '@/shared/cms/fieldValidation'
import { slugs } from '@/slugs'

import { categories, findCategory } from '../domain/categories'
import { sectionsOf } from '../domain/sections'
import { askForReason, findModuleFindings, reasonFields } from './askForReason'
import { ownFindings } from '@/shared/cms/textFindings'
import { listCitedReferences } from '@/shared/cms/citedReferences'
import { toPassages } from './passages'
import { articleEditor } from '@/shared/cms/articleEditor'
import { preventDeleteIfLinked } from './preventDeleteIfLinked'
import { redFlagsInWords } from './redFlagsInWords'
import { refuseUncitedFacts } from '@/shared/cms/refuseUncitedFacts'
import { syncReviewStamp, reviewFields } from './reviewStamp'

export const educationModules = withPublishing(
  {
    page: ({ slug }) => (typeof slug === 'string' && slug ? `/education/${slug}` : '/education'),
    search: {
      kind: 'module',
      toDocument: async ({ slug, title, description, keyInsight, category, content, redFlags }, req) => {
        const sections = sectionsOf(content?.root)
        return {
          href: `/education/${slug}`,
          title,
          summary: description,
          keywords: [findCategory(category)?.name ?? '', ...sections.map(({ heading }) => heading)].join('\n'),
          body: [keyInsight, ...sections.map(({ text }) => text), ...(await redFlagsInWords(req, redFlags))].join('\n'),
        }
      },
    },
    passages: async (module, req) => toPassages(module, await redFlagsInWords(req, module.redFlags)),
  },
  {
    slug: slugs.educationModules,
    labels: { singular: 'Module', plural: 'Modules' },
    admin: {
      group: 'Education',
      useAsTitle: 'title',
      defaultColumns: ['title', 'orderIndex', 'category', '_status', 'nextReviewDue', 'updatedAt'],
      listSearchableFields: ['title', 'slug', 'description'],
      pagination: { defaultLimit: 50 },
      components: { beforeListTable: ['/features/education/cms/ImportArticles#ImportArticles'] },
      description:
        'The articles of the education library. Save Draft keeps a version that only editors see; Publish puts it on the site at once; the arrow beside Publish schedules it.',
      livePreview: {
        breakpoints: [
          { name: 'phone', label: 'Phone', width: 390, height: 844 },
          { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
          { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
        ],
      },
    },
    versions: { maxPerDoc: 50 },
    custom: {
      ...approvedWords(['title', 'description', 'content', 'keyInsight', 'redFlags']),
      ...ownFindings(findModuleFindings),
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Article',
            fields: [
              { name: 'title', type: 'text', required: true, maxLength: 120 },
              {
                name: 'description',
                type: 'textarea',
                required: true,
                maxLength: 320,
                admin: { description: 'One or two sentences for the card in the library and for search engines.' },
              },
              {
                name: 'content',
                label: 'Text',
                type: 'richText',
                required: true,
                editor: articleEditor,
                admin: {
                  description:
                    'Headings, paragraphs, lists. Put a citation right behind each statement of fact: type a space, @ and its author.',
                },
              },
              {
                name: 'keyInsight',
                label: 'Key insight',
                type: 'textarea',
                required: true,
                maxLength: 320,
                admin: { description: 'The one sentence to take home.' },
              },
              {
                name: 'picture',
                type: 'upload',
                relationTo: slugs.media,
                filterOptions: { mimeType: { contains: 'image/' } },
                admin: { description: 'Stands above the text, and goes along where the module is shared.' },
              },
            ],
          },
          {
            label: 'Sources and safety',
            fields: [
              referencesField({
                description: 'Those cited in the text are added by themselves. Further reading may be added.',
              }),
              redFlagsField(
                'When to see someone, in a box of its own, the most urgent first. Where there are two accounts, another than yours publishes a change.',
              ),
              {
                name: 'relatedModules',
                label: 'Related modules',
                type: 'relationship',
                relationTo: slugs.educationModules,
                hasMany: true,
                maxRows: 4,
                filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
                admin: { description: 'Shown under the text as what to read next.' },
              },
            ],
          },
          { label: 'Search and sharing', fields: [seoFields] },
        ],
      },
      {
        name: 'checks',
        type: 'ui',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: '/features/education/cms/ModuleChecks#ModuleChecks' },
        },
      },
      ...slugFields({ from: 'title', pagePath: '/education' }),
      {
        name: 'category',
        type: 'select',
        required: true,
        options: categories.map(({ value, name, label }) => ({
          value,
          label: name === label ? name : `${name} (tab: ${label})`,
        })),
        admin: { position: 'sidebar' },
      },
      orderField(),
      {
        name: 'duration',
        type: 'number',
        min: 1,
        max: 240,
        validate: wholeNumber('Whole minutes, please.'),
        admin: { position: 'sidebar', description: 'Reading time in minutes. Empty shows Self-paced.' },
      },
      ...reasonFields,
      ...reviewFields,
      ...approvalFields,
    ],
    hooks: {
      beforeChange: [listCitedReferences, refuseUncitedFacts, askForReason, requireApproval, syncReviewStamp],
      beforeDelete: [preventDeleteIfLinked],
    },
  },
)
