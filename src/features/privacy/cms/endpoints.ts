import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { sealedHeader } from '@/shared/lib/sealedRecord'
import { now } from '@/shared/now'
import { deleteAllRecords, findVisitor, clearVisitorCookie } from '@/vault'

import { deleteAccount, exportData, importData, readPrivacyDashboard } from '../contract'
import { exportFileName } from '../domain/storedRecords'
import { collectExport, importRecords, readDashboard } from './service'

export const privacyEndpoints = [
  defineEndpoint({
    contract: readPrivacyDashboard,
    access: 'anyone',
    limit: 'read',
    handler: ({ req }) => readDashboard(req),
  }),
  defineEndpoint({
    contract: exportData,
    access: 'anyone',
    limit: 'read',
    handler: async ({ req }) => {
      const at = now()
      return new Response(JSON.stringify(await collectExport(req, at), null, 2), {
        headers: {
          ...(findVisitor(req)?.hasOwnKey && { [sealedHeader]: 'true' }),
          'Cache-Control': 'no-store',
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="${exportFileName(at)}"`,
        },
      })
    },
  }),
  defineEndpoint({
    contract: importData,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body: { kind, records } }) => ({ kept: await importRecords(req, kind, records) }),
  }),
  defineEndpoint({
    contract: deleteAccount,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req }) => {
      const deleted = await deleteAllRecords(req, findVisitor(req))
      clearVisitorCookie(req)
      return { message: 'Everything stored for you here is deleted.', deleted }
    },
  }),
]
