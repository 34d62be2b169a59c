import {
  BoldFeature,
  FixedToolbarFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Access, CollectionConfig, Condition, PayloadRequest } from 'payload'

import { founderOnly, isFounder, nobody, hiddenUnlessFounder } from '@/shared/cms/access'
import { slugs } from '@/slugs'

import { campaignStates, type Campaign } from '../domain/campaigns'
import { createLinkCode } from './trackedLinks'

/** An email that went out stays as it was read. */
const founderWhileDraft: Access = ({ req }) => isFounder(req) && { state: { equals: 'draft' } }

/** What the newest email says there; nothing for whom it is no business. */
const likeTheLast =
  (name: 'signature' | 'replyTo' | 'postalAddress') =>
  async ({ req }: { req: PayloadRequest }): Promise<string | undefined> => {
    if (!isFounder(req)) return undefined
    const { docs } = await req.payload.find({
      collection: slugs.campaigns,
      select: { [name]: true },
      sort: '-createdAt',
      limit: 1,
      depth: 0,
      req,
    })
    return docs[0]?.[name] ?? undefined
  }

const shownFor =
  (audience: Campaign['audience']): Condition =>
  (_, siblings) =>
    siblings?.audience === audience

const stateLabels: Record<(typeof campaignStates)[number], string> = {
  draft: 'Not sent yet',
  sending: 'On its way',
  paused: 'Paused',
  cancelled: 'Cancelled',
  done: 'Through',
}

/** What an email can hold: whatever mail programs show alike. */
const emailEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
  ],
})

/** A founder's email to several contacts: its words, who gets it, and what became of it. */
export const campaigns: CollectionConfig = {
  slug: slugs.campaigns,
  labels: { singular: 'Letter', plural: 'Letters' },
  admin: {
    group: 'Administration',
    useAsTitle: 'title',
    defaultColumns: ['title', 'subject', 'state', 'updatedAt'],
    listSearchableFields: ['title', 'subject'],
    description: 'Letters to several contacts. Nothing in them tells who opened or read one.',
    hideAPIURL: true,
    hidden: hiddenUnlessFounder,
  },
  defaultSort: '-createdAt',
  access: { read: founderOnly, create: founderOnly, update: founderWhileDraft, delete: founderWhileDraft },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'The letter',
          fields: [
            { name: 'title', label: 'Name, for you alone', type: 'text', required: true, maxLength: 120 },
            { name: 'subject', type: 'text', required: true, maxLength: 150 },
            {
              name: 'secondSubject',
              label: 'A second subject, to try',
              type: 'text',
              maxLength: 150,
              admin: {
                description: 'Half of them get this one. Which of the two is answered more, you see by your marks.',
              },
            },
            {
              name: 'body',
              label: 'Text',
              type: 'richText',
              required: true,
              editor: emailEditor,
              admin: { description: 'Below “Hello” and her name.' },
            },
            {
              name: 'signature',
              type: 'textarea',
              maxLength: 300,
              defaultValue: likeTheLast('signature'),
              admin: { description: 'Your name, and what you are.' },
            },
            {
              name: 'linkLabel',
              label: 'Button to the site',
              type: 'text',
              maxLength: 40,
              defaultValue: 'Look through it',
            },
            {
              name: 'replyTo',
              label: 'Answers go to',
              type: 'email',
              defaultValue: likeTheLast('replyTo'),
              admin: { description: 'Reply-To. Without it they go to the address that the site sends from.' },
            },
            {
              name: 'postalAddress',
              label: 'Your postal address',
              type: 'textarea',
              maxLength: 300,
              defaultValue: likeTheLast('postalAddress'),
              admin: {
                description: 'The law asks for it below such a letter; nothing is sent without. A post box will do.',
              },
            },
            {
              name: 'preview',
              type: 'ui',
              admin: { components: { Field: '/features/invitations/cms/EmailPreview#EmailPreview' } },
            },
          ],
        },
        {
          label: 'Who gets it',
          fields: [
            {
              name: 'audience',
              label: 'Whom it goes to',
              type: 'radio',
              required: true,
              defaultValue: 'tagged',
              options: [
                { value: 'tagged', label: 'Contacts with a tag' },
                { value: 'chosen', label: 'Contacts I choose' },
                { value: 'everybody', label: 'All contacts' },
                { value: 'followUp', label: 'Who has not answered an earlier letter' },
              ],
            },
            {
              name: 'followsUp',
              label: 'The earlier letter',
              type: 'relationship',
              relationTo: slugs.campaigns,
              filterOptions: { state: { in: ['done', 'cancelled'] } },
              admin: {
                allowCreate: false,
                condition: shownFor('followUp'),
                description:
                  'Whom it reached, except those who answered, called it unwanted, or had another letter since. Mark answers at that letter.',
              },
            },
            {
              name: 'tags',
              type: 'text',
              hasMany: true,
              maxRows: 20,
              maxLength: 40,
              admin: {
                condition: shownFor('tagged'),
                placeholder: 'Type a tag of your contacts',
                description: 'Whoever has one of them. Enter after each.',
              },
            },
            {
              name: 'people',
              label: 'Contacts',
              type: 'relationship',
              relationTo: slugs.influencers,
              hasMany: true,
              maxRows: 5_000,
              admin: { condition: shownFor('chosen') },
            },
            {
              name: 'again',
              label: 'Written to within a year, and meant all the same',
              type: 'relationship',
              relationTo: slugs.influencers,
              hasMany: true,
              maxRows: 5_000,
              admin: {
                description: 'Nobody else gets two letters within a year, but a letter and one that follows it up.',
              },
            },
          ],
        },
        {
          label: 'Send and follow',
          fields: [
            {
              name: 'desk',
              type: 'ui',
              admin: { components: { Field: '/features/invitations/cms/CampaignDesk#CampaignDesk' } },
            },
          ],
        },
      ],
    },
    {
      // One for the email, the same for all who get it: what is counted by it tells nothing about anybody.
      name: 'code',
      type: 'text',
      unique: true,
      access: { create: nobody, update: nobody },
      hooks: {
        beforeChange: [({ value }) => (value as string | null | undefined) ?? createLinkCode()],
        beforeDuplicate: [() => null],
      },
      admin: { hidden: true },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'draft',
      options: campaignStates.map((value) => ({ value, label: stateLabels[value] })),
      access: { create: nobody, update: nobody },
      hooks: { beforeDuplicate: [() => 'draft'] },
      // The desk shows where it is, and keeps up; this stands in the list.
      admin: { components: { Field: '/features/invitations/cms/listFields#ListOnlyField' } },
    },
  ],
}
