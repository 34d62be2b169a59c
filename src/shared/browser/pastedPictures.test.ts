import { Window } from 'happy-dom'
import { afterEach, expect, it, vi } from 'vitest'

import { inlinePictures, onlyPicture } from './pastedPictures'

afterEach(() => vi.unstubAllGlobals())

const window = new Window()

function documentOf(html: string): Document {
  window.document.body.innerHTML = html
  vi.stubGlobal('FileReader', window.FileReader)
  return window.document as unknown as Document
}

const own = 'data:image/png;base64,AA=='

it('takes along what the clipboard carries, and what its server hands out', async () => {
  const document = documentOf(`<p>a<img src="${own}"><img src="https://docs.example/1"></p>`)
  const blob = () => Promise.resolve(new window.Blob(['x'], { type: 'image/webp' }))
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, blob }))
  expect(await inlinePictures(document)).toEqual([])
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([own, 'data:image/webp;base64,eA=='])
})

it('leaves no place for a picture that never comes: Word’s own disk, a server that refuses, an unknown kind', async () => {
  for (const src of [
    'file:///C:/Temp/clip_image002.png',
    'https://docs.example/1',
    'data:image/svg+xml;utf8,<svg/>',
    '',
  ]) {
    const document = documentOf(`<p>a</p><p> <img src="${src}"></p>`)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await inlinePictures(document)).toEqual([
      'A picture could not come along. Save it as a file and put it in by itself, with its description.',
    ])
    expect(document.body.innerHTML).toBe('<p>a</p>')
  }
})

it('knows a picture that was copied alone, whatever its HTML says', () => {
  const file = new File(['x'], 'image.png', { type: 'image/png' })
  const clipboard = { files: [file] } as unknown as DataTransfer
  expect(onlyPicture(documentOf('<p><img src="file:///C:/1.png"> </p>'), clipboard)).toBe(file)
  expect(onlyPicture(documentOf('<p>Words<img src="file:///C:/1.png"></p>'), clipboard)).toBeUndefined()
})
