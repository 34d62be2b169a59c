import { commonCardAddress } from '@/features/tarot/site/queries'

export const dynamic = 'force-dynamic'

/** Leads to the day's common card: for visitors whose browser runs no scripts. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: commonCardAddress(), 'cache-control': 'no-store' } })
}
