import './payload'
import type { MetadataRoute } from 'next'

import { getShell } from '@/features/site-shell/site/queries'

const icon = (src: string, size: number, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('/icons/icon-192.png', 192)] })

/** The web app manifest. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { productName } = await getShell()
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: 'A free, private, cited companion for perimenopause and menopause.',
    lang: 'en-US',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    categories: ['health', 'lifestyle', 'education'],
    icons: [
      icon('/icons/icon-192.png', 192),
      icon('/icons/icon-512.png', 512),
      icon('/icons/maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('It’s happening now', '/now'),
      shortcut('Note today', '/tracking'),
      shortcut('Practice', '/practice'),
      shortcut('Education library', '/education'),
      shortcut('Self-care bingo', '/self-care-bingo'),
    ],
  }
}
