import '../../payload'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'

import { toInternalPath } from '@/shared/lib/internalPath'
import { enterDraftMode } from '@/shared/server/draftCookie'
import { payloadClient } from '@/shared/server/payloadClient'

/** Enters draft mode for a signed-in user of the admin panel and redirects: `/preview?path=/education/…`. */
export async function GET(request: Request): Promise<Response> {
  const path = toInternalPath(new URL(request.url).searchParams.get('path'))
  if (!path) return new Response('There is no such page to preview.', { status: 400 })
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: await headers() })
  if (!user) return new Response('Please sign in to the admin panel first.', { status: 403 })
  await enterDraftMode()
  redirect(path)
}
