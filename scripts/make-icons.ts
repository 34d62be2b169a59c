// Draws the icons of the installed app from the site's own mark (src/app/icon.svg): npx tsx scripts/make-icons.ts
// The pictures are committed, so nobody has to run this but who changes the mark.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { ROOT } from './lib/paths'

/** The mark is drawn in a square of 34, as in src/app/icon.svg. */
const mark = `<circle cx="17" cy="17" r="15.5" fill="none" stroke="#f3eaf7" stroke-width="1.6"/>
  <path d="M17 7.1A10 10 0 1 0 25 21.3A8.2 8.2 0 1 1 17 7.1Z" fill="#f2b45a"/>`

/** @param share how much of the square's side the mark takes; a mask may cut off all but the inner 80 % */
const drawing = (share: number) => {
  const inset = (34 * (1 - share)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="512" height="512">
  <rect width="34" height="34" fill="#171022"/>
  <g transform="translate(${inset} ${inset}) scale(${share})">${mark}</g>
</svg>`
}

const icons = [
  { path: 'public/icons/icon-192.png', size: 192, share: 0.8 },
  { path: 'public/icons/icon-512.png', size: 512, share: 0.8 },
  { path: 'public/icons/maskable-512.png', size: 512, share: 0.62 },
  { path: 'src/app/apple-icon.png', size: 180, share: 0.72 },
]

mkdirSync(join(ROOT, 'public/icons'), { recursive: true })
for (const { path, size, share } of icons) {
  await sharp(Buffer.from(drawing(share)), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(ROOT, path))
}
