import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Back in a moment', robots: { index: false } }

export { UnavailableScreen as default } from '@/features/site-shell/site/UnavailableScreen'
