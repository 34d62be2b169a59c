'use client'

import { lazy, Suspense, useState, type ReactNode } from 'react'

import { Tabs } from '@/shared/ui/Tabs.island'

import { InviteForm } from './InviteForm'
import type { InviteTexts } from '../../content/inviteTexts'

type InvitationManagerProps = {
  texts: InviteTexts
  productName: string
  siteUrl: string
  letterNote: ReactNode
  modules: { slug: string; title: string }[]
}

// Loaded on intent, mounted when the tab is selected.
const loadShareForm = () => import('./ShareForm').then(({ ShareForm }) => ({ default: ShareForm }))
const loadBatchPanel = () => import('./BatchPanel').then(({ BatchPanel }) => ({ default: BatchPanel }))
const ShareForm = lazy(loadShareForm)
const BatchPanel = lazy(loadBatchPanel)

const waiting = <p role="status">One moment…</p>

function prepare(tab: string) {
  // A failed prefetch is ignored: selecting the tab retries it and shows the error.
  if (tab === 'share-module') loadShareForm().catch(() => {})
  if (tab === 'batch-invitations') loadBatchPanel().catch(() => {})
}

/** The tabs with the three ways to invite. */
export function InvitationManager({ texts, productName, siteUrl, letterNote, modules }: InvitationManagerProps) {
  const [opened, setOpened] = useState<readonly string[]>([])
  return (
    <Tabs
      label="Ways to invite"
      onNear={prepare}
      onChoose={(tab) => setOpened([...opened, tab])}
      listClassName="border-b border-line pb-4"
      panelClassName="pt-8"
      tabs={[
        {
          value: 'single-invitation',
          label: texts.friendTab,
          content: <InviteForm texts={texts} productName={productName} siteUrl={siteUrl} note={letterNote} />,
        },
        {
          value: 'share-module',
          label: texts.moduleTab,
          content: opened.includes('share-module') && (
            <Suspense fallback={waiting}>
              <ShareForm texts={texts} siteUrl={siteUrl} modules={modules} note={letterNote} />
            </Suspense>
          ),
        },
        {
          value: 'batch-invitations',
          label: texts.batchTab,
          content: opened.includes('batch-invitations') && (
            <Suspense fallback={waiting}>
              <BatchPanel />
            </Suspense>
          ),
        },
      ]}
    />
  )
}
