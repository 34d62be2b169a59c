import '../../../payload'
import { sharedCardPath } from '@/features/tarot/site/queries'

export const dynamic = 'force-dynamic'

/** Redirects to the shared card of the day: the fallback for browsers without JavaScript. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: sharedCardPath(), 'cache-control': 'no-store' } })
}
