import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Offline', robots: { index: false } }

export { OfflineScreen as default } from '@/features/offline/site/OfflineScreen'
