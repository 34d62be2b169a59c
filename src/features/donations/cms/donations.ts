import type { CollectionConfig } from 'payload'

import { founderOnly, nobody, hiddenUnlessFounder } from '@/shared/cms/access'
import { adminDateTimeFormat } from '@/shared/cms/adminDateFormats'
import { slugs } from '@/slugs'

import { paymentStates } from '../domain/paymentState'

const stateLabels: Record<(typeof paymentStates)[number], string> = {
  started: 'Started',
  failed: 'Failed',
  paid: 'Paid',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
  lost: 'Lost in a dispute',
}

/** Donations as Stripe reports them. Stores no name, address or anything else that identifies a donor. */
export const donations: CollectionConfig = {
  slug: slugs.donations,
  labels: { singular: 'Gift', plural: 'Gifts' },
  admin: {
    group: 'Administration',
    useAsTitle: 'label',
    defaultColumns: ['label', 'state', 'monthly', 'paidAt'],
    listSearchableFields: ['label', 'intentId'],
    description:
      'What Stripe reports, kept up to date by it: nothing can be changed here. Refunds and disputes are handled in Stripe’s own dashboard, where the id finds the payment.',
    hideAPIURL: true,
    hidden: hiddenUnlessFounder,
  },
  defaultSort: '-createdAt',
  access: { read: founderOnly, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'label', label: 'Gift', type: 'text', admin: { readOnly: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'started',
      options: paymentStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { readOnly: true },
    },
    { name: 'amount', label: 'Amount, in cents', type: 'number', required: true, admin: { readOnly: true } },
    { name: 'refunded', label: 'Refunded, in cents', type: 'number', defaultValue: 0, admin: { readOnly: true } },
    { name: 'currency', type: 'text', required: true, admin: { readOnly: true } },
    { name: 'monthly', type: 'checkbox', defaultValue: false, admin: { readOnly: true } },
    {
      name: 'paidAt',
      label: 'Paid at',
      type: 'date',
      index: true,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: adminDateTimeFormat } },
    },
    {
      name: 'failedAt',
      label: 'Failed at',
      type: 'date',
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: adminDateTimeFormat } },
    },
    {
      name: 'dispute',
      type: 'select',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'won', label: 'Closed for the site' },
        { value: 'lost', label: 'Closed against the site' },
      ],
      admin: { readOnly: true },
    },
    {
      name: 'intentId',
      label: 'Stripe’s id of the payment',
      type: 'text',
      required: true,
      unique: true,
      admin: { readOnly: true },
    },
  ],
}
