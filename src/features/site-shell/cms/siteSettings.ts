import type { GlobalConfig, PayloadRequest, TextField } from 'payload'

import { anyone, founderOnlyField, signedIn, writers } from '@/shared/cms/access'
import { askForSourceOfGlobal, factReasonField } from '@/shared/cms/askForSource'
import { notifyOnGlobalChange } from '@/shared/cms/notifyContentChange'
import { textMatching } from '@/shared/cms/fieldValidation'
import { refuseClaims } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { defaultSettings } from '../content/defaultSettings'

const address = (name: string, label: string, description: string): TextField => ({
  name,
  label,
  type: 'text',
  maxLength: 500,
  validate: textMatching(/^https:\/\/[^\s/]+\.\S+$/, 'A web address starts with https://'),
  admin: { description },
})

export const siteSettings: GlobalConfig = {
  slug: slugs.siteSettings,
  label: 'Site settings',
  admin: {
    group: 'Administration',
    description: 'Name, banner, links and footer of every page. A change is on the site at once.',
    hideAPIURL: true,
  },
  access: { read: anyone, readVersions: signedIn, update: writers },
  versions: { max: 30 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name and banner',
          fields: [
            {
              name: 'productName',
              label: 'Product name',
              type: 'text',
              required: true,
              maxLength: 60,
              defaultValue: defaultSettings.productName,
            },
            {
              name: 'bannerLong',
              label: 'Banner',
              type: 'text',
              required: true,
              maxLength: 160,
              defaultValue: defaultSettings.bannerLong,
              admin: { description: 'The line above the header on tablets and computers.' },
            },
            {
              name: 'bannerShort',
              label: 'Banner on phones',
              type: 'text',
              required: true,
              maxLength: 60,
              defaultValue: defaultSettings.bannerShort,
              admin: { description: 'The same on phones.' },
            },
          ],
        },
        {
          label: 'Links',
          fields: [
            {
              name: 'externalLinks',
              label: 'External links',
              type: 'array',
              maxRows: 6,
              labels: { singular: 'Link', plural: 'Links' },
              defaultValue: defaultSettings.externalLinks,
              admin: { description: 'Sites of your own, opened in a new tab. One without an address is not shown.' },
              fields: [
                { name: 'label', type: 'text', required: true, maxLength: 60 },
                address('url', 'Address', 'Starts with https://'),
              ],
            },
            address('socialPage', 'Social page', 'The official page that Community Support leads to.'),
            address('tarotSite', 'Tarot site', 'Opened from the daily card.'),
            address('ingredientApp', 'Ingredient app', 'The free ingredient-scanning app of the Clean Beauty guide.'),
            address('coachingLink', 'Coaching booking', 'Where a consultation is booked. Empty: an e-mail link.'),
            {
              ...address(
                'exitAddress',
                'Where “Exit this page” leads',
                'A page that tells nothing about whoever leaves in a hurry: the weather, a search. Empty: the weather of the BBC.',
              ),
              defaultValue: defaultSettings.exitAddress,
            },
            {
              name: 'contactEmail',
              label: 'Contact email',
              type: 'email',
              admin: { description: 'Shown where a visitor may write to you. Empty: not shown.' },
            },
            {
              name: 'claimsLicence',
              label: 'Licence of the file of claims',
              type: 'text',
              maxLength: 200,
              admin: {
                description:
                  'Under which licence others may use /api/claims.json, for example CC BY 4.0. Empty: none is named, and all rights are yours.',
              },
            },
          ],
        },
        {
          label: 'Checks',
          fields: [
            {
              name: 'secondPerson',
              label: 'Whoever wrote a text does not publish it',
              type: 'checkbox',
              defaultValue: true,
              access: { update: founderOnlyField },
              admin: {
                description:
                  'For modules, red flags, and Auntie’s answers, lines and rules, where there are two accounts: somebody else checks the facts, and publishes. Off, readers are told that an author published alone. Founders change it.',
              },
            },
            {
              name: 'clinicalCheck',
              label: 'A reviewer gives a clinical check as well',
              type: 'checkbox',
              defaultValue: false,
              access: { update: founderOnlyField },
              admin: {
                description: 'For the same texts, after the fact check. Give somebody the role Reviewer first.',
                condition: ({ secondPerson }) => secondPerson !== false,
              },
            },
          ],
        },
        {
          label: 'Footer and badges',
          fields: [
            {
              name: 'footerNote',
              label: 'Footer note',
              type: 'text',
              required: true,
              maxLength: 200,
              defaultValue: defaultSettings.footerNote,
              admin: { description: 'Behind the copyright line. What it promises, you answer for.' },
            },
            {
              name: 'drawerNote',
              label: 'Drawer note',
              type: 'text',
              required: true,
              maxLength: 120,
              defaultValue: defaultSettings.drawerNote,
              admin: { description: 'At the foot of the menu on phones.' },
            },
            {
              name: 'complianceBadges',
              label: 'Compliance badges',
              type: 'array',
              maxRows: 6,
              labels: { singular: 'Badge', plural: 'Badges' },
              defaultValue: defaultSettings.complianceBadges,
              admin: {
                description: 'Shown on the privacy page. They are your statements: keep only those you have checked.',
              },
              fields: [
                { name: 'label', type: 'text', required: true, maxLength: 60 },
                { name: 'explanation', type: 'textarea', maxLength: 300 },
              ],
            },
          ],
        },
        {
          label: 'All content',
          fields: [
            {
              name: 'contentArchive',
              type: 'ui',
              admin: { components: { Field: '/features/admin-panel/cms/ContentArchive#ContentArchive' } },
            },
          ],
        },
      ],
    },
    factReasonField,
  ],
  hooks: {
    beforeChange: [refuseClaims, askForSourceOfGlobal],
    afterChange: [notifyOnGlobalChange(slugs.siteSettings)],
  },
}

/** Writes the default settings unless the global has been saved before. */
export async function seedSiteSettings(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const settings = await req.payload.findGlobal({ slug: slugs.siteSettings, depth: 0, req })
  if (settings.updatedAt) return { made: 0, left: 1 }
  await req.payload.updateGlobal({ slug: slugs.siteSettings, data: defaultSettings, req })
  return { made: 1, left: 0 }
}
