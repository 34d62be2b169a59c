import type { ArrayFieldValidation } from 'payload'

import { shownOrSignedIn } from '@/shared/cms/access'
import { withPublishing } from '@/shared/cms/withPublishing'
import { textMatching } from '@/shared/cms/fieldValidation'
import { slugs } from '@/slugs'

import { cellCategories, cellCount, difficulties, positionProblem, themes } from '../domain/board'

const capitalized = (value: string) => ({ value, label: value[0]!.toUpperCase() + value.slice(1) })

const exactlyOnce: ArrayFieldValidation = (rows) =>
  positionProblem(((rows ?? []) as { position?: number | null }[]).map(({ position }) => position)) ?? true

/**
 * A board embeds its cells: they are created, moved and validated together, and a cell belongs to one board
 * (docs/decisions).
 */
export const bingoBoards = withPublishing(
  {
    page: ({ slug }) =>
      slug ? `/self-care-bingo?${new URLSearchParams({ board: String(slug) })}` : '/self-care-bingo',
  },
  {
    slug: slugs.bingoBoards,
    labels: { singular: 'Bingo board', plural: 'Bingo boards' },
    access: { read: shownOrSignedIn },
    // Drafts are validated as well: an incomplete board cannot be saved.
    versions: { maxPerDoc: 20, drafts: { validate: true } },
    defaultSort: 'createdAt',
    admin: {
      group: 'Play',
      useAsTitle: 'name',
      defaultColumns: ['name', 'theme', 'difficulty', 'isActive', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'description'],
      description:
        'Cards of 25 small kindnesses. A board saves only with 25 cells, each position once. Rest counts, nothing is a duty, and no cell is a treatment.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 60 },
      {
        name: 'description',
        type: 'textarea',
        required: true,
        maxLength: 300,
        admin: { description: 'One or two sentences for the card.' },
      },
      {
        name: 'cells',
        type: 'array',
        required: true,
        minRows: cellCount,
        maxRows: cellCount,
        labels: { singular: 'Cell', plural: 'Cells' },
        validate: exactlyOnce,
        admin: {
          initCollapsed: true,
          description: 'Position 0 is the upper left corner, 4 the upper right, 24 the lower right.',
          components: { RowLabel: '/features/bingo/cms/CellLabel#CellLabel' },
        },
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'position', type: 'number', required: true, min: 0, max: cellCount - 1, admin: { step: 1 } },
              { name: 'activity', type: 'text', required: true, maxLength: 40 },
            ],
          },
          { name: 'description', type: 'text', required: true, maxLength: 120 },
          {
            type: 'row',
            fields: [
              {
                name: 'category',
                type: 'select',
                required: true,
                defaultValue: 'other',
                options: cellCategories.map(capitalized),
              },
              {
                name: 'estimatedTime',
                label: 'Minutes',
                type: 'number',
                required: true,
                min: 1,
                max: 600,
                defaultValue: 5,
              },
            ],
          },
          {
            name: 'isSpecial',
            label: 'Special',
            type: 'checkbox',
            defaultValue: false,
            admin: { description: 'Stands out on the board.' },
          },
          {
            name: 'rewardMessage',
            label: 'Reward message',
            type: 'text',
            maxLength: 160,
            admin: { description: 'Shown for four seconds when the cell is completed. Empty: nothing is shown.' },
          },
        ],
      },
      {
        name: 'slug',
        label: 'Address',
        type: 'text',
        required: true,
        unique: true,
        maxLength: 80,
        validate: textMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens.'),
        admin: { position: 'sidebar', description: 'Names the board in the page’s address.' },
      },
      {
        name: 'theme',
        type: 'select',
        required: true,
        defaultValue: 'daily',
        options: themes.map(capitalized),
        admin: { position: 'sidebar' },
      },
      {
        name: 'difficulty',
        type: 'select',
        required: true,
        defaultValue: 'gentle',
        options: difficulties.map(capitalized),
        admin: { position: 'sidebar' },
      },
      {
        name: 'colorScheme',
        type: 'text',
        required: true,
        defaultValue: 'emerald',
        maxLength: 30,
        admin: { hidden: true },
      },
      {
        name: 'isActive',
        label: 'On the site',
        type: 'checkbox',
        defaultValue: true,
        index: true,
        admin: {
          position: 'sidebar',
          description: 'Off: nobody sees the board, though published, and what was played on it is kept.',
        },
      },
    ],
  },
)
