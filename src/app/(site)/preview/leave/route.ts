import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'

import { ownPath } from '@/shared/lib/ownPath'

/** Ends the draft mode of this browser and shows the page as visitors see it. */
export async function GET(request: Request): Promise<never> {
  ;(await draftMode()).disable()
  redirect(ownPath(new URL(request.url).searchParams.get('path')) ?? '/education')
}
