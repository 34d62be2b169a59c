import type { Metadata } from 'next'

export const metadata: Metadata = { title: '404 Page Not Found' }

export { NotFoundScreen as default } from '@/features/site-shell/site/NotFoundScreen'
