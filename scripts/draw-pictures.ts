// Draws the icons of the installed app, and the pictures that stand for a page where its address is shared, out of the
// site's own line art: npx tsx scripts/draw-pictures.ts
// The pictures are committed, so nobody has to run this but who changes the art. They hold no words: the name of the
// site is the owner's to change, and whoever shows a picture shows the page's title beside it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'

import { categories } from '../src/features/education/domain/categories'
import { CategoryEmblem } from '../src/shared/ui/art/CategoryEmblem'
import { litMoonPath, starPath } from '../src/shared/ui/art/geometry'
import { ROOT } from '../src/operations/paths'

const [width, height] = [1200, 630]
const stars = [
  [120, 110, 9],
  [215, 265, 5],
  [90, 420, 6],
  [260, 520, 8],
  [330, 130, 5],
  [870, 100, 7],
  [985, 240, 5],
  [1100, 130, 9],
  [1070, 400, 6],
  [930, 530, 8],
  [1140, 545, 4],
] as const

const moons = [
  { x: 380, phase: 0.25, waning: false },
  { x: 460, phase: 0.5, waning: false },
  { x: 740, phase: 0.5, waning: true },
  { x: 820, phase: 0.25, waning: true },
]

/** The mark of the site in a square of 34, as in src/app/icon.svg. @param stroke the width of its ring */
const mark = (stroke: number) =>
  `<circle cx="17" cy="17" r="15.5" fill="none" stroke="#f3eaf7" stroke-width="${stroke}"/>
  <path d="M17 7.1A10 10 0 1 0 25 21.3A8.2 8.2 0 1 1 17 7.1Z" fill="#f2b45a"/>`

/** @param share how much of the square's side the mark takes; a mask may cut off all but the inner 80 % */
const icon = (share: number) => {
  const inset = (34 * (1 - share)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="512" height="512">
  <rect width="34" height="34" fill="#171022"/>
  <g transform="translate(${inset} ${inset}) scale(${share})">${mark(1.6)}</g>
</svg>`
}

const emblem = (category: (typeof categories)[number]['value']) => {
  const drawn = renderToStaticMarkup(createElement(CategoryEmblem, { category, size: 210 }))
  return `<g color="#f3eaf7">${drawn.replace('<svg ', '<svg x="495" y="165" ').replaceAll('var(--color-glow)', '#f2b45a')}</g>`
}

/** The night sky, an arched window with `art` in it, and a month of moons below. */
const picture = (art: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#171022"/><stop offset="1" stop-color="#3a2350"/>
  </linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#night)"/>
  <path d="${stars.map(([x, y, r]) => starPath(x, y, r)).join('')}" fill="#f2b45a" opacity="0.8"/>
  <g fill="none" stroke="#f3eaf7">
    <path d="M440 480V250a160 160 0 0 1 320 0v230Z" fill="#171022" stroke-width="2"/>
    <path d="M426 494V250a174 174 0 0 1 348 0v244Z" stroke-width="1.5" opacity="0.45"/>
  </g>
  ${art}
  <g stroke="#f2b45a" stroke-width="1.5" fill="none">
    ${moons.map(({ x }) => `<circle cx="${x}" cy="556" r="15"/>`).join('')}<circle cx="600" cy="556" r="19" fill="#f2b45a"/>
    <path d="M120 556h220M860 556h220" opacity="0.5"/>
  </g>
  <path d="${moons.map(({ x, phase, waning }) => litMoonPath(x, 556, 15, phase, waning)).join('')}" fill="#f2b45a"/>
</svg>`

const sharedArt = {
  site: `<g transform="translate(490 150) scale(6.47)">${mark(0.5)}</g>`,
  ...Object.fromEntries(categories.map(({ value }) => [value, emblem(value)])),
}

const pictures = [
  { path: 'public/icons/icon-192.png', svg: icon(0.8), width: 192, height: 192, density: 300 },
  { path: 'public/icons/icon-512.png', svg: icon(0.8), width: 512, height: 512, density: 300 },
  { path: 'public/icons/maskable-512.png', svg: icon(0.62), width: 512, height: 512, density: 300 },
  { path: 'src/app/apple-icon.png', svg: icon(0.72), width: 180, height: 180, density: 300 },
  ...Object.entries(sharedArt).map(([name, art]) => {
    return { path: `public/share/${name}.png`, svg: picture(art), width, height, density: 72 }
  }),
]

for (const { path, svg, density, ...size } of pictures) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  await sharp(Buffer.from(svg), { density })
    .resize(size.width, size.height)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(ROOT, path))
}

/**
 * Browsers ask for /favicon.ico wherever a page has no icon for a moment, as between two pages of the site.
 * Format: https://en.wikipedia.org/wiki/ICO_(file_format), with PNG inside.
 */
const sizes = [16, 32, 48]
const drawn = await Promise.all(
  sizes.map((size) =>
    sharp(Buffer.from(icon(0.94)), { density: 300 })
      .resize(size, size)
      .png()
      .toBuffer(),
  ),
)
const header = Buffer.alloc(6 + 16 * sizes.length)
header.writeUInt16LE(1, 2)
header.writeUInt16LE(sizes.length, 4)
let offset = header.length
for (const [index, png] of drawn.entries()) {
  const at = 6 + 16 * index
  header.writeUInt8(sizes[index]!, at)
  header.writeUInt8(sizes[index]!, at + 1)
  header.writeUInt16LE(1, at + 4)
  header.writeUInt16LE(32, at + 6)
  header.writeUInt32LE(png.length, at + 8)
  header.writeUInt32LE(offset, at + 12)
  offset += png.length
}
writeFileSync(join(ROOT, 'public/favicon.ico'), Buffer.concat([header, ...drawn]))
