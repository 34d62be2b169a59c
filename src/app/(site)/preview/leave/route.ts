import { redirect } from 'next/navigation'

import { ownPath } from '@/shared/lib/ownPath'
import { leaveDraftMode } from '@/shared/server/draftCookie'

/** Ends the draft mode of this browser and shows the page as visitors see it. */
export async function GET(request: Request): Promise<never> {
  await leaveDraftMode()
  redirect(ownPath(new URL(request.url).searchParams.get('path')) ?? '/education')
}
