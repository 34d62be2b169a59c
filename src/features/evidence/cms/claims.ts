import { sql } from '@payloadcms/db-postgres/drizzle'
import { ValidationError, type CollectionBeforeChangeHook, type CollectionConfig, type Field } from 'payload'

import type { Claim, Reference } from '@/payload-types'
import { openForEdits, signedIn } from '@/shared/cms/access'
import { adminDayFormat } from '@/shared/cms/adminDateFormats'
import { refreshPages, refreshStates } from '@/shared/cms/claimLedger'
import { claimStates } from '@/shared/evidence/claimStates'
import { now } from '@/shared/now'
import { slugs } from '@/slugs'

import { act, acts, type ActName } from '../domain/acts'

const readOnly = { readOnly: true, disableBulkEdit: true } as const
const day = { pickerAppearance: 'dayOnly', displayFormat: adminDayFormat } as const
const isDone = (name: keyof Claim) => (data: Partial<Claim>) => Boolean(data[name])

const noted = (name: 'checked' | 'signed', label: string): Field[] => [
  {
    name: `${name}By`,
    label: `${label} by`,
    type: 'text',
    admin: { ...readOnly, position: 'sidebar', condition: isDone(`${name}By`) },
  },
  { name: `${name}ById`, type: 'number', admin: { hidden: true, disableBulkEdit: true } },
  {
    name: `${name}On`,
    label: `${label} on`,
    type: 'date',
    admin: { ...readOnly, position: 'sidebar', date: day, condition: isDone(`${name}On`) },
  },
]

/** The editor's choice under "What you did" becomes who did it and when; nobody can record that for somebody else. */
const carryOut: CollectionBeforeChangeHook<Claim> = async ({ data, originalDoc, req }) => {
  const { act: name, ...rest } = data as Partial<Claim> & { act?: ActName | null }
  if (!name || !originalDoc) return rest
  const refuse = (message: string): never => {
    throw new ValidationError({ collection: slugs.claims, errors: [{ path: 'act', message }] }, req.t)
  }
  if (!req.user) return refuse('Please sign in first.')
  const source = await req.payload.db.findOne<Reference>({
    collection: slugs.references,
    where: { id: { equals: originalDoc.referenceId } },
    req,
  })
  const done = act(name, {
    claim: originalDoc,
    why: rest.withdrawnWhy ?? '',
    due: rest.nextDue === originalDoc.nextDue ? null : (rest.nextDue ?? null),
    standing: source?.status ?? 'current',
    by: { id: Number(req.user.id), name: req.user.name || 'An editor' },
    on: now(),
  })
  return 'refused' in done ? refuse(done.refused) : { ...rest, ...done }
}

/** The ledger: found by the site in what is published, looked after by people. */
export const claims: CollectionConfig = {
  slug: slugs.claims,
  labels: { singular: 'Claim', plural: 'Claims' },
  admin: {
    group: 'Evidence',
    useAsTitle: 'statement',
    defaultColumns: ['statement', 'state', 'source', 'locator', 'standsIn', 'nextDue'],
    listSearchableFields: ['statement', 'source', 'standsIn'],
    pagination: { defaultLimit: 50 },
    description:
      'Every cited sentence of what is published, by itself. The site finds them; you only say what you did. Filter by State, choose several and press Edit to say it of all of them.',
    hideAPIURL: true,
  },
  defaultSort: ['nextDue', 'standsIn'],
  access: { read: signedIn, create: () => false, update: signedIn, delete: () => false },
  fields: openForEdits(
    ['act', 'withdrawnWhy', 'nextDue'],
    [
      { name: 'statement', type: 'textarea', required: true, admin: { ...readOnly, rows: 3 } },
      { name: 'source', type: 'text', admin: readOnly },
      {
        name: 'locator',
        label: 'Place in the source',
        type: 'text',
        admin: { ...readOnly, description: 'It is written at the citation; where none is, it is the reference’s own.' },
      },
      { name: 'standsIn', label: 'Stands in', type: 'text', admin: readOnly },
      { name: 'href', label: 'Page', type: 'text', admin: { ...readOnly, disableListColumn: true } },
      { name: 'places', label: 'Places', type: 'number', admin: { ...readOnly, disableListColumn: true } },
      {
        name: 'act',
        label: 'What you did',
        type: 'select',
        virtual: true,
        options: acts.map(({ value, label }) => ({ value, label })),
        admin: {
          readOnly: false,
          description: 'Only what is true. The second signature is another person’s than the check.',
          disableListColumn: true,
        },
      },
      {
        name: 'withdrawnWhy',
        label: 'Why it is withdrawn',
        type: 'textarea',
        maxLength: 400,
        admin: {
          condition: (data: { act?: string; withdrawnOn?: unknown }) =>
            data.act === 'withdraw' || Boolean(data.withdrawnOn),
        },
      },
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'unchecked',
        index: true,
        options: [...claimStates],
        admin: { ...readOnly, position: 'sidebar' },
      },
      {
        name: 'nextDue',
        label: 'Next look due',
        type: 'date',
        index: true,
        admin: { position: 'sidebar', date: day, description: 'A year after the check, unless you say another day.' },
      },
      ...noted('checked', 'Checked'),
      ...noted('signed', 'Signed'),
      {
        name: 'withdrawnOn',
        label: 'Withdrawn on',
        type: 'date',
        admin: { ...readOnly, position: 'sidebar', date: day, condition: isDone('withdrawnOn') },
      },
      { name: 'hash', type: 'text', required: true, unique: true, admin: { hidden: true, disableBulkEdit: true } },
      {
        name: 'referenceId',
        type: 'number',
        required: true,
        index: true,
        admin: { hidden: true, disableBulkEdit: true },
      },
      {
        name: 'onSite',
        label: 'On the site',
        type: 'checkbox',
        index: true,
        admin: { ...readOnly, position: 'sidebar' },
      },
      { name: 'overdue', type: 'checkbox', admin: { hidden: true, disableBulkEdit: true } },
    ],
  ),
  hooks: {
    beforeChange: [carryOut],
    afterChange: [
      async ({ doc, req }) => {
        await refreshStates(req, sql`claims.id = ${doc.id}`)
        await refreshPages(req, [doc.id as number])
        const row = await req.payload.db.findOne<Claim>({
          collection: slugs.claims,
          where: { id: { equals: doc.id } },
          req,
        })
        return { ...doc, state: row?.state ?? doc.state }
      },
    ],
  },
}
