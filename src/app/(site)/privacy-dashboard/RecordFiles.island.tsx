'use client'

import type { ComponentProps } from 'react'

import { DataFiles } from '@/features/privacy/site/islands/DataFiles.island'

import { loadRecordFiles } from '../loadRecordFiles'

/** The files that everything can be taken along in; what stands in them is the rooms' own. */
export const RecordFiles = (props: Pick<ComponentProps<typeof DataFiles>, 'texts'>) => (
  <DataFiles {...props} loadFiles={loadRecordFiles} />
)
