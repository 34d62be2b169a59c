import { withPublishing } from '@/shared/cms/withPublishing'
import { wholeNumber } from '@/shared/cms/fieldValidation'
import { slugs } from '@/slugs'

import { lastCard } from '../domain/drawCard'

export const tarotCards = withPublishing(
  { page: ({ number }) => (typeof number === 'number' ? `/tarot/${number}` : '/tarot') },
  {
    slug: slugs.tarotCards,
    labels: { singular: 'Tarot card', plural: 'Tarot cards' },
    defaultSort: 'number',
    admin: {
      group: 'Wisdom',
      useAsTitle: 'name',
      defaultColumns: ['name', 'number', 'reflection', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'reflection', 'prompt'],
      pagination: { defaultLimit: 25 },
      description:
        'The words on the 22 cards; the drawings belong to their numbers. Play, not prophecy: a card tells nobody what will happen and gives no health advice.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 40 },
      {
        name: 'reflection',
        type: 'textarea',
        required: true,
        maxLength: 160,
        admin: { description: 'One or two short sentences under the card. They also stand on the shared picture.' },
      },
      {
        name: 'prompt',
        label: 'Question',
        type: 'textarea',
        required: true,
        maxLength: 160,
        admin: { description: 'Something to turn over in her mind today.' },
      },
      {
        name: 'number',
        type: 'number',
        required: true,
        unique: true,
        index: true,
        min: 0,
        max: lastCard,
        validate: wholeNumber(`A whole number from 0 to ${lastCard}: one for each drawing.`),
        admin: { position: 'sidebar', description: `0 to ${lastCard}. It chooses the drawing.` },
      },
    ],
  },
)
