'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'

import { ApiError, callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { downloadFile } from '@/shared/browser/downloadFile'
import { stringifyInChunks } from '@/shared/browser/stringifyInChunks'
import { useDialogOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'
import { removeOwnKey } from '@/shared/browser/ownKey/state'
import { queryClient } from '@/shared/browser/queryClient'
import { clearStored, removeStored } from '@/shared/browser/storage'
import { removeDrafts } from '@/shared/browser/tabDrafts'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { deleteAccount, exportData } from '../../contract'
import { exportFileName } from '../../domain/storedRecords'
import type { PrivacyTexts } from '../../content/privacyTexts'

type DataControlsProps = { texts: Pick<PrivacyTexts, 'controls' | 'exportButton' | 'deleteButton'> }

/** The two buttons for everything that is saved, and what they do. */
export function DataControls({ texts }: DataControlsProps) {
  return (
    <QueryProvider>
      <Controls texts={texts} />
    </QueryProvider>
  )
}

/**
 * Deletes what is kept, and what waits here or was known last; with the rest of the browser's content, if asked. What was
 * on its way out meanwhile would be kept for a visitor anew.
 */
async function deleteAll(browserToo: boolean) {
  const { clearOfflineData, clearOwnData, withOutboxLock } = await import('@/shared/browser/offline/outbox')
  await withOutboxLock(async () => {
    await callEndpoint<typeof deleteAccount>('delete', '/privacy/delete-account')
    await (browserToo ? clearOfflineData() : clearOwnData()).catch(() => {
      // Without storage there is nothing to clear.
    })
  })
}

const loadPrompts = () => import('./DeletePrompts').then(({ DeletePrompts }) => DeletePrompts)

function Controls({ texts }: DataControlsProps) {
  const router = useRouter()

  const exporting = useMutation({
    mutationFn: async () => {
      const { flushOutbox, listOutbox } = await import('@/shared/browser/offline/outbox')
      await flushOutbox().catch(() => {
        // It waits on.
      })
      const everything = await callEndpoint<typeof exportData>('get', '/privacy/export')
      const name = exportFileName(new Date(everything.exportedAt))
      downloadFile(name, 'application/json', await stringifyInChunks(everything))
      return (await listOutbox()).length
    },
    onSuccess: (waiting) => {
      notify({
        title: 'Data Export Complete',
        description:
          waiting === 0
            ? 'Your complete data has been downloaded.'
            : `What we keep has been downloaded. ${waiting === 1 ? 'One entry waits' : `${waiting} entries wait`} on this phone, not in the file yet.`,
      })
    },
    onError: (error) =>
      notify({
        title: 'Export Failed',
        // A locked diary says what opens it; the rest is the specification's sentence.
        description:
          error instanceof ApiError && error.status === 401
            ? describeFailedCall(error)
            : 'Unable to export your data. Please try again.',
        tone: 'destructive',
      }),
  })

  const deletionFailed = () =>
    notify({
      title: 'Deletion Failed',
      description: 'Unable to delete your account. Please contact support.',
      tone: 'destructive',
    })

  const deleting = useMutation({
    mutationFn: ({ browserToo }: { browserToo: boolean }) => deleteAll(browserToo),
    onSuccess: (_, { browserToo }) => {
      queryClient().clear()
      removeDrafts()
      removeOwnKey()
      // That a diary was shown here goes with it.
      removeStored('power-years-diary')
      if (browserToo) clearStored()
      notify({
        title: 'Account Deleted',
        description: 'Your account and all data have been permanently deleted.',
      })
      router.push('/')
    },
    onError: deletionFailed,
  })

  const prompts = useDialogOnIntent(loadPrompts, deletionFailed)

  return (
    <>
      <p className="max-w-measure text-soft-ink">{texts.controls}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button disabled={exporting.isPending} onClick={() => exporting.mutate()}>
          {exporting.isPending ? 'Exporting…' : texts.exportButton}
        </Button>
        <Button variant="danger" disabled={deleting.isPending} {...prompts.triggerProps}>
          {deleting.isPending ? 'Deleting…' : texts.deleteButton}
        </Button>
      </div>
      {prompts.Dialog && prompts.isOpen && (
        <prompts.Dialog
          onCancel={() => prompts.setIsOpen(false)}
          onConfirm={(browserToo) => {
            prompts.setIsOpen(false)
            deleting.mutate({ browserToo })
          }}
        />
      )}
    </>
  )
}
