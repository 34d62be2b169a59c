import type { Plugin } from 'payload'

import { defineRoom } from '@/shared/cms/defineRoom'

import { deleteExpiredCodesTask } from './accountCodes'
import { sendAccountInvitationTask } from './accountInvitation'
import { auditGlobals } from './auditHooks'
import { auditTrail } from './auditTrail'
import { accountEndpoints } from './endpoints'
import { sendPasswordResetTask } from './forgottenPassword'
import { isolateSessionWrites } from './sessionWrites'
import { accountCodes, accountPasskeys, accountTotp } from './tables'
import { users } from './users'

const room = defineRoom({
  collections: [users, auditTrail],
  endpoints: accountEndpoints,
  tables: [accountTotp, accountPasskeys, accountCodes],
  tasks: [sendPasswordResetTask, sendAccountInvitationTask, deleteExpiredCodesTask],
  adminComponents: { views: { login: { Component: '/features/accounts/cms/SignInView#SignInView' } } },
})

/** After the rooms whose globals the audit trail follows. */
export const accountsRoom: Plugin = async (config) => isolateSessionWrites(auditGlobals(await room(config)))
