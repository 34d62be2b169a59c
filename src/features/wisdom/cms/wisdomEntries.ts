import type { Condition, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { orderField, referencesField } from '@/shared/cms/fields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { slugs } from '@/slugs'

import { pageOfKind, wisdomKinds } from '../domain/wisdomKinds'

const isReframe: Condition = (data) => data?.kind === 'reframe'

/** A reframe has a symptom and a thought; the other kinds have neither. */
const neededByReframes =
  (problem: string, pattern = /./s): TextFieldSingleValidation =>
  (value, options) => {
    const usual = text(value, options as Parameters<typeof text>[1])
    if (usual !== true || (options.data as { kind?: unknown }).kind !== 'reframe') return usual
    return (value && pattern.test(value)) || problem
  }

export const wisdomEntries = withPublishing(
  { page: ({ kind }) => pageOfKind(kind) },
  {
    slug: slugs.wisdomEntries,
    labels: { singular: 'Line of wisdom', plural: 'Wisdom library' },
    defaultSort: ['kind', 'orderIndex'],
    admin: {
      group: 'Wisdom',
      useAsTitle: 'text',
      defaultColumns: ['text', 'kind', 'context', '_status', 'updatedAt'],
      listSearchableFields: ['text', 'context', 'symptom', 'oldThought'],
      pagination: { defaultLimit: 25 },
      description:
        'Short lines that stand beside what they are about: reframes by symptom, wisdom on practice, learning, boundaries and relationships, and questions for the community page. A line that states a fact about health names its source.',
    },
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'practice',
        options: wisdomKinds.map(({ value, label }) => ({ value, label })),
        admin: {
          position: 'sidebar',
          description:
            'Where it stands: reframes and education wisdom on the dashboard, prompts and relationship wisdom on the community page, the others on the page they are named after.',
        },
      },
      {
        name: 'symptom',
        type: 'text',
        maxLength: 40,
        validate: neededByReframes(
          'Name the symptom this answers, in small letters joined by underscores: brain_fog.',
          /^[a-z]+(?:_[a-z]+)*$/,
        ),
        admin: {
          condition: isReframe,
          description: 'As the pattern cards and stacks name it: hot_flashes, brain_fog, sleep_disruption.',
        },
      },
      {
        name: 'oldThought',
        label: 'The old thought',
        type: 'text',
        maxLength: 160,
        validate: neededByReframes('Write the thought that this puts another way.'),
        admin: { condition: isReframe, description: 'As she would think it, without quotation marks.' },
      },
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: 280,
        admin: { description: 'The line itself. Of a reframe: the other way to put it. Of a prompt: the question.' },
      },
      {
        name: 'tryThis',
        label: 'Try this',
        type: 'text',
        maxLength: 200,
        admin: { condition: isReframe, description: 'One small thing to do. No dose, no promise.' },
      },
      {
        name: 'context',
        type: 'text',
        maxLength: 60,
        admin: {
          condition: (data) => data?.kind !== 'reframe',
          description: 'When it is useful, in a word or three: before starting, buying time, friends.',
        },
      },
      referencesField({
        label: 'Sources',
        maxRows: 5,
        description: 'Needed for a fact about health; shown under the line.',
      }),
      orderField(),
    ],
  },
)
