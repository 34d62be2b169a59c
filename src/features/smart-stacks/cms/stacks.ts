import { shownOrSignedIn } from '@/shared/cms/access'
import { slugFields } from '@/shared/cms/slugFields'
import { orderField, referencesField, textList } from '@/shared/cms/fields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { symptomNames, wholeNumber } from '@/shared/cms/fieldValidation'
import { withoutMarks } from '@/shared/lib/sourceMarks'
import { slugs } from '@/slugs'

import { evidenceGrades } from '../domain/evidence'

/** Not `smart-stacks`: Payload's routes of a collection take precedence over endpoints that begin with its slug. */
export const stacks = withPublishing(
  {
    page: ({ slug }) => (slug ? `/smart-stacks/${String(slug)}` : '/smart-stacks'),
    search: {
      kind: 'stack',
      toDocument: (stack) =>
        stack.isActive
          ? {
              href: `/smart-stacks/${stack.slug}`,
              title: stack.name,
              summary: withoutMarks(stack.description),
              // Deliberately excluded supplements are indexed too: the page explains why they are left out.
              keywords: [
                stack.tagline,
                ...stack.targetSymptoms.map((symptom) => symptom.replaceAll('_', ' ')),
                ...(stack.supplements ?? []).map(({ name }) => name),
              ].join('\n'),
              body: [
                ...stack.instructions,
                ...stack.expectedTimeline,
                ...(stack.coreProducts ?? []),
                ...(stack.additionalSupports ?? []),
                ...(stack.lifestyleIntegration ?? []),
                ...(stack.supplements ?? []).map(({ evidenceNote, cautions }) =>
                  withoutMarks(`${evidenceNote} ${cautions}`),
                ),
              ].join('\n'),
            }
          : null,
    },
  },
  {
    slug: slugs.stacks,
    labels: { singular: 'Smart stack', plural: 'Smart stacks' },
    access: { read: shownOrSignedIn },
    admin: {
      group: 'Wellbeing',
      useAsTitle: 'name',
      defaultColumns: ['name', 'orderIndex', 'difficulty', 'isActive', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'slug', 'description'],
      description:
        'Protocols with their supplements. Each supplement carries its grade, cautions, interactions and sources; none is offered as a treatment of hot flashes, and no dose is advised: only what was studied is told.',
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Protocol',
            fields: [
              { name: 'name', type: 'text', required: true, maxLength: 80 },
              { name: 'tagline', type: 'text', required: true, maxLength: 160 },
              { name: 'description', type: 'textarea', required: true, maxLength: 400 },
              {
                name: 'targetSymptoms',
                label: 'Target symptoms',
                type: 'text',
                hasMany: true,
                required: true,
                minRows: 1,
                maxRows: 10,
                validate: symptomNames,
                admin: {
                  description: 'Small letters joined by underscores: hot_flashes, brain_fog. Enter after each.',
                },
              },
              textList('instructions', 'Instructions', 'What to do, in order.'),
              { name: 'timing', type: 'text', required: true, maxLength: 160 },
              { name: 'duration', type: 'text', required: true, maxLength: 160 },
              textList('expectedTimeline', 'Expected timeline', 'When, a colon, what to notice: “Week 1: a baseline”.'),
              textList('coreProducts', 'Core products', 'A note may follow a colon.', false),
              textList('additionalSupports', 'Additional supports', 'A note may follow a colon.', false),
              textList('lifestyleIntegration', 'Lifestyle integration', 'A note may follow a colon.', false),
              {
                name: 'safetyNote',
                label: 'Safety note',
                type: 'textarea',
                required: true,
                maxLength: 500,
                admin: { description: 'Who asks a clinician or pharmacist first. Shown before the supplements.' },
              },
              referencesField({ description: 'What the protocol itself rests on.' }),
            ],
          },
          {
            label: 'Supplements',
            fields: [
              {
                name: 'supplements',
                type: 'array',
                labels: { singular: 'Supplement', plural: 'Supplements' },
                maxRows: 12,
                admin: { initCollapsed: true },
                fields: [
                  { name: 'name', type: 'text', required: true, maxLength: 100 },
                  {
                    name: 'studiedDose',
                    label: 'What was studied',
                    type: 'textarea',
                    required: true,
                    maxLength: 240,
                    admin: { description: 'What a trial or an official page used. A report, never advice.' },
                  },
                  {
                    name: 'evidenceGrade',
                    label: 'Evidence grade',
                    type: 'select',
                    required: true,
                    options: evidenceGrades.map(({ value, label }) => ({ value, label })),
                  },
                  { name: 'evidenceNote', label: 'Evidence note', type: 'textarea', required: true, maxLength: 400 },
                  { name: 'cautions', type: 'textarea', required: true, maxLength: 400 },
                  {
                    name: 'interactions',
                    type: 'textarea',
                    required: true,
                    maxLength: 400,
                    admin: { description: 'Medicines it may meet. If the sources name none, say so.' },
                  },
                  {
                    name: 'notForHotFlashes',
                    label: 'Not recommended for hot flashes',
                    type: 'checkbox',
                    defaultValue: false,
                    admin: { description: 'Tick it where studies found no benefit or a guideline says so.' },
                  },
                  {
                    name: 'leftOut',
                    label: 'Left out on purpose',
                    type: 'checkbox',
                    defaultValue: false,
                    admin: { description: 'Shown apart, as something this stack does not contain, and why.' },
                  },
                  referencesField({ required: true, description: 'At least one source for each supplement.' }),
                ],
              },
            ],
          },
        ],
      },
      ...slugFields({ from: 'name', pagePath: '/smart-stacks' }),
      {
        name: 'difficulty',
        type: 'number',
        required: true,
        min: 1,
        max: 5,
        defaultValue: 1,
        validate: wholeNumber('A whole number from 1 to 5, please.'),
        admin: { position: 'sidebar', description: 'Out of 5.' },
      },
      {
        name: 'requiredTier',
        label: 'Required tier',
        type: 'select',
        required: true,
        defaultValue: 'free',
        options: [{ value: 'free', label: 'Free' }],
        admin: { position: 'sidebar', description: 'Everything is free.' },
      },
      {
        name: 'isActive',
        label: 'Active',
        type: 'checkbox',
        defaultValue: true,
        admin: { position: 'sidebar', description: 'Off: neither on the site nor in the call, though published.' },
      },
      orderField(),
    ],
  },
)
