import { expect, it } from 'vitest'

import { zipOf } from '@/testing/zipFile'

import { openZip, UnpacksTooLarge } from './boundedZip'

it('unpacks entries, all of them together no further than allowed, whatever the file says of their sizes', async () => {
  const content = Buffer.alloc(600_000, 'a')
  const other = Buffer.from('words')
  const zip = openZip(zipOf({ 'word/document.xml': content, 'word/ö.xml': other }, 1), 1_000_000)
  expect(['word/document.xml', 'word/ö.xml', 'word/styles.xml'].map(zip.exists)).toEqual([true, true, false])
  expect((await zip.read('word/ö.xml')).equals(other)).toBe(true)
  expect((await zip.read('word/document.xml')).equals(content)).toBe(true)
  await expect(zip.read('word/document.xml')).rejects.toThrow(UnpacksTooLarge)
})

it('is no zip file without a list at its end', () => {
  for (const text of ['', 'no zip', 'PK\u0005\u0006', `${'x'.repeat(100)}PK\u0005\u0006${'\u00ff'.repeat(20)}`])
    expect(() => openZip(Buffer.from(text), 1_000)).toThrow()
})
