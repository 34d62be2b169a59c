import { breakLines } from '../../domain/breakLines'
import type { CardView } from '../view'

/** Pixels of the picture: 2:3, sharp on a phone and small as a file. */
const width = 1080
const height = 1620

const ink = { top: '#2b1738', foot: '#5b2a5e', line: '#f9ebd2', frame: '#f2b45a' }

function loadDrawing(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The drawing did not load'))
    image.src = address
  })
}

const family = (variable: string, fallback: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(variable).trim() || fallback

/** Draws a card as a PNG on a canvas; nothing is uploaded. @param signature the site's name, small at the foot */
export async function drawCardPicture(card: CardView, art: string, signature: string): Promise<File> {
  const serif = (size: number) => `480 ${size}px ${family('--font-fraunces', 'Georgia')}`
  const sans = (size: number) => `400 ${size}px ${family('--font-atkinson', 'sans-serif')}`
  const [drawing] = await Promise.all([
    loadDrawing(art),
    document.fonts.load(serif(80), card.name),
    document.fonts.load(sans(46), card.reflection),
  ])
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')

  const night = pen.createLinearGradient(0, 0, 0, height)
  night.addColorStop(0, ink.top)
  night.addColorStop(1, ink.foot)
  pen.fillStyle = night
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = ink.frame
  pen.lineWidth = 3
  pen.strokeRect(36, 36, width - 72, height - 72)

  pen.drawImage(drawing, 150, 160, 780, 975)
  pen.fillStyle = ink.line
  pen.textAlign = 'center'
  const write = (text: string, font: string, y: number) => {
    pen.font = font
    pen.fillText(text, width / 2, y)
  }
  write(card.numeral, serif(60), 130)
  write(card.name, serif(84), 1252)
  pen.font = sans(44)
  const lines = breakLines(card.reflection, width - 220, (text) => pen.measureText(text).width)
  for (const [index, line] of lines.entries()) write(line, sans(44), 1332 + index * 60)
  pen.globalAlpha = 0.85
  write(signature, sans(30), height - 68)

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be made')
  const name = card.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return new File([blob], `${name}.png`, { type: 'image/png' })
}

const canShare = (file: File) => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

function download(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Shares a picture by the Web Share API, or downloads it. */
export async function shareOrDownload(file: File, title: string): Promise<'shared' | 'saved' | 'cancelled'> {
  if (!canShare(file)) {
    download(file)
    return 'saved'
  }
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (error) {
    // AbortError: the visitor closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    download(file)
    return 'saved'
  }
}
