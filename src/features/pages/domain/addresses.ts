/**
 * The first parts of the addresses that the site itself answers. No page of an editor's and no redirect may stand there.
 * A test holds it against the routes and the public files.
 */
export const builtIn: readonly string[] = [
  '_next',
  '.well-known',
  '_unknown',
  'admin',
  'api',
  'apple-icon.png',
  'archetypes',
  'ask-auntie',
  'boundary-magic',
  'clean-ingredients',
  'coaching',
  'community',
  'corrections',
  'dashboard',
  'drawings',
  'education',
  'favicon.ico',
  'health-assessment',
  'home',
  'how-we-check',
  'icon.svg',
  'icons',
  'invitations',
  'manifest.webmanifest',
  'never-again',
  'now',
  'offline',
  'practice',
  'preview',
  'privacy-dashboard',
  'robots.txt',
  'safety',
  'search',
  'self-care-bingo',
  'share',
  'sitemap.xml',
  'smart-stacks',
  'subscribe',
  'sw.js',
  'tarot',
  'tracking',
  'unavailable',
  'warning-signs',
  'wisdom-council',
  'workshop',
]

const firstPart = (path: string) => path.split('/')[1] ?? ''

/** Whether the site itself answers a path, or what lies below it. */
export const isBuiltIn = (path: string): boolean => path === '/' || builtIn.includes(firstPart(path))
