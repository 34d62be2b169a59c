import type { GroupField } from 'payload'

import { slugs } from '@/slugs'

/** What search engines and link previews show of a page; each falls back to what the page itself says. */
export const seoFields: GroupField = {
  name: 'seo',
  label: 'Search engines and sharing',
  type: 'group',
  admin: { description: 'Empty, each is taken from the page itself.' },
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: 70,
      admin: { description: 'The title of the result; about 60 characters are shown.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 200,
      admin: { description: 'The lines below it; about 155 characters are shown.' },
    },
    {
      name: 'picture',
      label: 'Share picture',
      type: 'upload',
      relationTo: slugs.media,
      filterOptions: { mimeType: { contains: 'image/' } },
      admin: { description: 'Shown where the page is shared; cut to 1200 by 630 around its focal point.' },
    },
  ],
}
