import type { Field, FieldAccess, FieldHook, GlobalConfig, Option, TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'

import { anyone, signedIn, writers } from '@/shared/cms/access'
import { notifyOnGlobalChange } from '@/shared/cms/notifyContentChange'
import { refuseClaims } from '@/shared/cms/pageTextsGlobal'
import { textMatching } from '@/shared/cms/fieldValidation'
import { approvalFields, approvedWords, requireApprovalOfGlobal } from '@/shared/cms/approvals'
import { slugs } from '@/slugs'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { builtInAnswers, builtInCountries } from '../content/safetyTexts'
import { compileRules, concerns, type Concern } from '../domain/safety/findConcern'
import { defaultDailyLimits } from './dailyUsage'
import { PhraseError } from '../domain/safety/phrasePattern'
import { crises, isCrisis, type Crisis } from '../domain/safety/safetyAnswer'
import { isCallableLink } from '../domain/safety/callableLink'
import { rejectUncallableLines } from './rejectUncallableLines'
import { rejectUnsafeRules } from './rejectUnsafeRules'
import { scheduledDrafts } from '@/shared/cms/scheduledVersions'

const crisisNames: Record<Crisis, string> = {
  'self-harm': 'Crisis: suicide and self-harm',
  strangulation: 'Crisis: strangulation',
  rape: 'Crisis: rape and sexual violence',
  'harm-to-others': 'Crisis: harm to others',
  violence: 'Crisis: violence and fear',
}

/** Red flags by their short names: how soon they are can change in the list. */
const options = concerns.map((value) => ({
  value,
  label: isCrisis(value) ? crisisNames[value] : `Red flag: ${value.replaceAll('-', ' ')}`,
}))

const valueOf = (option: Option) => (typeof option === 'string' ? option : option.value) as Concern

/** Answers to red flags stand in the list of red flags; what was stored before that leaves with the next save. */
const keepCrises: FieldHook = ({ value }) =>
  Array.isArray(value) ? (value as { concern: Concern }[]).filter(({ concern }) => isCrisis(concern)) : value

const validatePhrases: TextareaFieldValidation = (value, given) => {
  const usual = textarea(value, given)
  if (usual !== true || !value) return usual
  const { lists } = given.data as { lists?: { name?: string; words?: string }[] }
  const named = Object.fromEntries((lists ?? []).map(({ name, words }) => [name ?? '', words ?? '']))
  try {
    compileRules([{ concern: 'self-harm', phrases: value, harmless: '' }], named)
    return true
  } catch (error) {
    if (error instanceof PhraseError) return error.message
    throw error
  }
}

/** Visitors see the lines and answers; how they are recognised and what is spent is for editors. */
const forEditors: { read: FieldAccess } = { read: ({ req }) => Boolean(req.user) }

const lineFields: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: 100 },
  { name: 'how', label: 'How to reach it', type: 'text', required: true, maxLength: 160 },
  {
    name: 'link',
    type: 'text',
    required: true,
    maxLength: 200,
    validate: (value: unknown) =>
      (typeof value === 'string' && isCallableLink(value)) ||
      'tel: or sms: and digits, or a complete https:// address without spaces or signs that no address has',
    admin: { description: 'tel:988 lets a phone call it; a web address starts with https://' },
  },
]

/** What Auntie recognises and answers before anything else reads a message, in the editors' hands. */
export const auntieSafety: GlobalConfig = {
  slug: slugs.auntieSafety,
  label: 'Auntie: safety and limits',
  admin: {
    group: 'Ask an Auntie',
    description:
      'What is recognized as a crisis or a red flag, and what is answered then, by country. A published change takes effect with the next message; where there are two accounts, another than yours publishes it. A change that would miss one of the plainest cries for help is refused.',
    hideAPIURL: true,
  },
  access: { read: anyone, readVersions: signedIn, update: writers },
  versions: { max: 30, drafts: scheduledDrafts },
  custom: approvedWords(['answers', 'countries', 'rules', 'examples', 'lists']),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Answers',
          fields: [
            {
              name: 'answers',
              type: 'array',
              labels: { singular: 'Answer', plural: 'Answers' },
              defaultValue: crises.map((concern) => ({ concern, text: builtInAnswers[concern] })),
              hooks: { beforeValidate: [keepCrises] },
              admin: {
                description:
                  '{emergency} becomes the emergency number of the visitor’s country. Crisis lines follow by themselves. A crisis without an answer gets the built-in one. What is answered to a red flag stands in its entry under Education, Red flags.',
              },
              fields: [
                {
                  name: 'concern',
                  type: 'select',
                  required: true,
                  options,
                  filterOptions: ({ options: all }) => all.filter((one) => isCrisis(valueOf(one))),
                },
                { name: 'text', type: 'textarea', required: true, maxLength: 2000, admin: { rows: 7 } },
              ],
            },
          ],
        },
        {
          label: 'Countries and lines',
          fields: [
            {
              name: 'countries',
              type: 'array',
              minRows: 1,
              labels: { singular: 'Country', plural: 'Countries' },
              defaultValue: builtInCountries,
              admin: {
                description:
                  'The first is what a visitor gets who has not chosen. Countries that came with the site stay, each with a line that can be called. Check the numbers once a year.',
              },
              fields: [
                {
                  name: 'code',
                  type: 'text',
                  required: true,
                  maxLength: 20,
                  validate: textMatching(/^[a-z-]+$/, 'Small letters only'),
                  admin: { description: 'Two small letters, such as us.' },
                },
                { name: 'name', type: 'text', required: true, maxLength: 60 },
                {
                  name: 'emergencyNumber',
                  label: 'Emergency number',
                  type: 'text',
                  required: true,
                  maxLength: 20,
                  validate: textMatching(/^[0-9]{2,6}$/, 'Digits only'),
                  admin: { description: 'Digits only. 112 reaches help from mobile phones in most countries.' },
                },
                {
                  name: 'crisisLines',
                  label: 'Crisis lines',
                  type: 'array',
                  minRows: 1,
                  maxRows: 4,
                  fields: lineFields,
                },
                {
                  name: 'violenceLines',
                  label: 'Violence lines',
                  type: 'array',
                  minRows: 1,
                  maxRows: 4,
                  fields: lineFields,
                },
              ],
            },
          ],
        },
        {
          label: 'What is recognized',
          fields: [
            {
              name: 'rules',
              type: 'array',
              access: forEditors,
              minRows: 1,
              labels: { singular: 'Rule', plural: 'Rules' },
              defaultValue: builtInRules,
              admin: {
                description:
                  'A phrase a line, in small letters without apostrophes (dont, im). word* any ending · # a number · (a|b) one of · (a)? may be missing · .. up to 3 other words · ... up to 8 · . the end of a sentence · {list} one of a word list · a + b both, anywhere · ! before a line: decides by itself, whatever the rest of the message is like. Lines that start with // are notes.',
              },
              fields: [
                { name: 'concern', type: 'select', required: true, options },
                {
                  name: 'phrases',
                  type: 'textarea',
                  required: true,
                  maxLength: 120_000,
                  validate: validatePhrases,
                  admin: { rows: 14 },
                },
                {
                  name: 'harmless',
                  label: 'Harmless turns of speech',
                  type: 'textarea',
                  maxLength: 120_000,
                  validate: validatePhrases,
                  admin: { rows: 8, description: 'Taken out of the message before the phrases look.' },
                },
              ],
            },
            {
              name: 'examples',
              label: 'More messages to learn from',
              type: 'array',
              access: forEditors,
              labels: { singular: 'Set of messages', plural: 'Sets of messages' },
              admin: {
                description:
                  'What no phrase finds is compared with some thousand built-in messages; a change is learned in the background in about a minute. Add what was missed, or taken wrongly, in words of your own: never a visitor’s. Five of a kind teach more than one.',
              },
              fields: [
                {
                  name: 'concern',
                  type: 'select',
                  required: true,
                  options: [...options, { value: 'none', label: 'No reason to worry' }],
                },
                {
                  name: 'messages',
                  type: 'textarea',
                  required: true,
                  maxLength: 20_000,
                  admin: { rows: 6, description: 'One a line, as somebody would write it.' },
                },
              ],
            },
            {
              name: 'lists',
              label: 'Word lists',
              type: 'array',
              access: forEditors,
              labels: { singular: 'List', plural: 'Lists' },
              defaultValue: Object.entries(builtInLists).map(([name, words]) => ({ name, words })),
              fields: [
                {
                  name: 'name',
                  type: 'text',
                  required: true,
                  maxLength: 40,
                  validate: textMatching(/^[a-z-]+$/, 'Small letters and hyphens'),
                },
                { name: 'words', type: 'textarea', required: true, maxLength: 4000, admin: { description: 'a|b|c' } },
              ],
            },
          ],
        },
        {
          label: 'Daily ceiling',
          fields: [
            {
              name: 'dailyCalls',
              label: 'Calls of the model a day',
              type: 'number',
              access: forEditors,
              required: true,
              min: 0,
              max: 1_000_000,
              defaultValue: defaultDailyLimits.calls,
              admin: { description: 'For the whole site. Beyond it Auntie answers from the library and says so.' },
            },
            {
              name: 'dailyTokens',
              label: 'Tokens a day',
              type: 'number',
              access: forEditors,
              required: true,
              min: 0,
              max: 1_000_000_000,
              defaultValue: defaultDailyLimits.tokens,
            },
          ],
        },
      ],
    },
    ...approvalFields,
  ],
  hooks: {
    beforeChange: [refuseClaims, rejectUncallableLines, rejectUnsafeRules, requireApprovalOfGlobal],
    afterChange: [notifyOnGlobalChange(slugs.auntieSafety)],
  },
}
