'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

import { LoadStatus } from '@/shared/ui/pendingLoad'
import { Button } from '@/shared/ui/Button'
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
const loadShareForm = () => import('./ShareForm').then(({ ShareForm }) => ShareForm)
const loadBatchPanel = () => import('./BatchPanel').then(({ BatchPanel }) => BatchPanel)

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
            <Fetched load={loadShareForm}>
              {(ShareForm) => <ShareForm texts={texts} siteUrl={siteUrl} modules={modules} note={letterNote} />}
            </Fetched>
          ),
        },
        {
          value: 'batch-invitations',
          label: texts.batchTab,
          content: opened.includes('batch-invitations') && (
            <Fetched load={loadBatchPanel}>{(BatchPanel) => <BatchPanel />}</Fetched>
          ),
        },
      ]}
    />
  )
}

type FetchedProps<Props> = {
  load: () => Promise<ComponentType<Props>>
  children: (Part: ComponentType<Props>) => ReactNode
}

/** A tab's content, fetched when the tab is opened; what is written in the other tabs stays if it does not arrive. */
function Fetched<Props>({ load, children }: FetchedProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [isLost, setIsLost] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => setIsLost(true),
    )
  }, [load, tries])

  if (Part) return children(Part)
  return (
    <>
      <LoadStatus isLost={isLost} />
      {isLost && (
        <Button
          variant="quiet"
          className="mt-4"
          onClick={() => {
            setIsLost(false)
            setTries(tries + 1)
          }}
        >
          Try again
        </Button>
      )}
    </>
  )
}
