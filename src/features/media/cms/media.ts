import type { CollectionConfig } from 'payload'
import { textarea } from 'payload/shared'

import { writers } from '@/shared/cms/access'
import { notifyOnChange } from '@/shared/cms/notifyContentChange'
import { askForSource, factReasonField } from '@/shared/cms/askForSource'
import { refuseForbiddenClaims } from '@/shared/cms/refuseForbiddenClaims'
import { refuseInTrash, trashOneOrFounder } from '@/shared/cms/trash'
import { slugs } from '@/slugs'

import { captionsEndpoint } from './captions'
import { preventDeleteIfShown } from './mediaUses'
import { pictureFolder, refuseFetching, refuseHugePicture, refuseMissingFile, shownUnlessTrashed } from './pictureFiles'

// A size keeps the original's format unless it sets its own.
const formatOptions = { format: 'webp', options: { quality: 82 } } as const

export const media: CollectionConfig = {
  slug: slugs.media,
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Content',
    useAsTitle: 'filename',
    components: { beforeListTable: ['/features/media/cms/MediaUses#UnusedMedia'] },
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'credit'],
    description:
      'Pictures and short videos. Everybody can see one as soon as it is uploaded. Mark the point of a picture that must stay visible when it is cropped.',
  },
  // Its files stay until a founder empties the trash; nobody is sent one meanwhile (`pictureFiles.ts`).
  trash: true,
  folders: true,
  // Payload looks for what begins with a collection's name among the collection's own, whose paths go on from there.
  endpoints: [{ ...captionsEndpoint, path: '/captions/:id' }],
  defaultSort: '-createdAt',
  access: { read: shownUnlessTrashed, create: writers, update: writers, delete: trashOneOrFounder },
  upload: {
    staticDir: pictureFolder,
    // No SVG: it can contain scripts.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'video/mp4', 'video/webm'],
    focalPoint: true,
    formatOptions,
    imageSizes: [
      { name: 'thumbnail', width: 320, height: 240, formatOptions },
      { name: 'phone', width: 780, formatOptions },
      { name: 'page', width: 1360, formatOptions },
      { name: 'share', width: 1200, height: 630, formatOptions },
    ],
    adminThumbnail: 'thumbnail',
    handlers: [refuseMissingFile],
  },
  fields: [
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: {
        description: 'What the picture shows, for someone who cannot see it. One sentence, no "picture of".',
      },
    },
    {
      name: 'captions',
      type: 'textarea',
      maxLength: 20_000,
      validate: (value, options) => {
        const usual = textarea(value, options)
        return usual !== true || !value || /^WEBVTT\b/.test(value) ? usual : 'Captions begin with the word WEBVTT.'
      },
      admin: {
        condition: ({ mimeType }) => String(mimeType).startsWith('video/'),
        description: 'What is said in a video, with its times, as WebVTT. A video without a voice needs none.',
      },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/features/media/cms/MediaUses#MediaUses' },
      },
    },
    factReasonField,
    { name: 'credit', type: 'text', maxLength: 200, admin: { description: 'Who made it, if that must be named.' } },
  ],
  hooks: {
    ...notifyOnChange(slugs.media),
    beforeOperation: [refuseFetching, refuseHugePicture],
    beforeChange: [refuseInTrash([preventDeleteIfShown]), refuseForbiddenClaims, askForSource],
    beforeDelete: [preventDeleteIfShown],
  },
}
