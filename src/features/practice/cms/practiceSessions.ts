import type { ArrayField, NumberField } from 'payload'
import { array } from 'payload/shared'

import { orderField, referencesField } from '@/shared/cms/fields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { textMatching, wholeNumber } from '@/shared/cms/fieldValidation'
import { withoutMarks } from '@/shared/lib/sourceMarks'
import { slugs } from '@/slugs'

import { findCueProblem } from '../domain/cues'
import { practiceGroups } from '../domain/groups'

const cuesInOrder: ArrayField['validate'] = (value, options) => {
  const usual = array(value, options)
  if (usual !== true || !Array.isArray(value)) return usual
  const { duration } = options.data as { duration?: number | null }
  const times = (value as { time?: string | null }[]).map(({ time }) => time ?? '')
  return findCueProblem(times, duration) ?? true
}

const breathSeconds = (name: string, label: string, description: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: 15,
  validate: wholeNumber('Whole seconds, please.'),
  admin: { description, width: '33%' },
})

export const practiceSessions = withPublishing(
  {
    page: () => '/practice',
    search: {
      kind: 'practice',
      toDocument: ({ key, name, description, group, bestFor, cues, safetyNote }) => ({
        href: `/practice#${key}`,
        title: name,
        summary: withoutMarks(description),
        keywords: [group, ...(bestFor ?? [])].join('\n'),
        body: [...(cues ?? []).map(({ text }) => text), withoutMarks(safetyNote)].join('\n'),
      }),
    },
  },
  {
    slug: slugs.practiceSessions,
    labels: { singular: 'Practice session', plural: 'Practice sessions' },
    defaultSort: ['group', 'orderIndex'],
    admin: {
      group: 'Wellbeing',
      useAsTitle: 'name',
      defaultColumns: ['name', 'group', 'duration', 'intensity', 'orderIndex', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'description', 'key'],
      description:
        'The guided sessions of the practice page. They are for stress, sleep and pleasure; none is offered as a treatment of hot flashes.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      {
        name: 'description',
        type: 'textarea',
        required: true,
        maxLength: 320,
        admin: { description: 'One or two sentences for its card. A statement of fact needs a reference below.' },
      },
      {
        name: 'cues',
        labels: { singular: 'Cue', plural: 'Cues' },
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 40,
        validate: cuesInOrder,
        admin: {
          description: 'What she reads, and when: minutes and seconds from the start. The first stands at 0:00.',
          initCollapsed: false,
        },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'time',
                type: 'text',
                required: true,
                maxLength: 5,
                validate: textMatching(/^\d{1,2}:[0-5]\d$/, 'Minutes and seconds, like 7:30'),
                admin: { width: '20%' },
              },
              { name: 'text', type: 'textarea', required: true, maxLength: 240, admin: { width: '80%', rows: 2 } },
            ],
          },
        ],
      },
      {
        name: 'breathing',
        label: 'Breathing pace',
        type: 'group',
        admin: {
          condition: (data) => data.group === 'breathwork',
          description: 'Seconds for the slow circle. Without both a breath in and a breath out no circle is shown.',
        },
        fields: [
          {
            type: 'row',
            fields: [
              breathSeconds('inSeconds', 'In', 'The breath in.'),
              breathSeconds('sipSeconds', 'Second sip', 'A second, small breath in. Usually empty.'),
              breathSeconds('outSeconds', 'Out', 'The breath out.'),
            ],
          },
        ],
      },
      {
        name: 'safetyNote',
        label: 'Safety note',
        type: 'textarea',
        required: true,
        maxLength: 400,
        admin: { description: 'When to stop, and for whom it is not. Shown before every start.' },
      },
      referencesField({ description: 'Shown to readers as sources.' }),
      {
        name: 'group',
        type: 'select',
        required: true,
        options: practiceGroups.map(({ id, name }) => ({ value: id, label: name })),
        admin: { position: 'sidebar' },
      },
      {
        name: 'duration',
        type: 'number',
        required: true,
        min: 1,
        max: 90,
        validate: wholeNumber('Whole minutes, please.'),
        admin: { position: 'sidebar', description: 'In minutes.' },
      },
      {
        name: 'intensity',
        type: 'select',
        required: true,
        defaultValue: 'gentle',
        options: [
          { value: 'gentle', label: 'Gentle' },
          { value: 'moderate', label: 'Moderate' },
          { value: 'vigorous', label: 'Vigorous' },
        ],
        admin: { position: 'sidebar' },
      },
      {
        name: 'bestFor',
        label: 'Best for',
        type: 'text',
        hasMany: true,
        maxRows: 6,
        maxLength: 60,
        admin: {
          position: 'sidebar',
          description: 'As readers see it: stress, restless nights… Not hot flashes: no session treats them.',
        },
      },
      orderField('Within its group. Lower numbers come first.'),
      {
        name: 'key',
        label: 'Short name',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        maxLength: 80,
        validate: textMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and hyphens, like evening-unwind'),
        admin: {
          position: 'sidebar',
          description:
            'Never changes, like clear-morning-sit: browsers remember the session by it, and links lead to it.',
        },
      },
    ],
  },
)
