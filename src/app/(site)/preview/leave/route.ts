import { redirect } from 'next/navigation'

import { toInternalPath } from '@/shared/lib/internalPath'
import { leaveDraftMode } from '@/shared/server/draftCookie'

/** Ends draft mode in this browser and redirects to the published page. */
export async function GET(request: Request): Promise<never> {
  await leaveDraftMode()
  redirect(toInternalPath(new URL(request.url).searchParams.get('path')) ?? '/education')
}
