import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'

import { citeImported, type TextNode } from './importedCitations'

const docs = [
  { id: 1, key: 'swan-vms-duration-2015', authors: 'Avis NE, Crawford SL, Greendale G, et al', year: 2015 },
  { id: 2, key: 'aha-2020', authors: 'El Khoudary SR, Aggarwal B', year: 2020 },
  { id: 3, key: 'nice-a', authors: 'National Institute for Health and Care Excellence', year: 2015 },
  { id: 4, key: 'nice-b', authors: 'National Institute for Health and Care Excellence', year: 2015 },
]
const req = { payload: { find: async () => ({ docs }) } } as unknown as PayloadRequest

const runs = (...texts: (string | [string, number])[]) =>
  texts.map((text): TextNode => ({
    type: 'text',
    format: Array.isArray(text) ? text[1] : 0,
    text: [text].flat()[0] as string,
  }))

/** A paragraph as it comes out: its words, with what it cites in braces. */
async function read(children: TextNode[]) {
  const { root, problems } = await citeImported(req, { type: 'root', children: [{ type: 'paragraph', children }] })
  const said = root.children![0]!.children!.map((node) => {
    const { reference, locator } = (node as { fields?: { reference: number; locator?: string } }).fields ?? {}
    return node.text ?? `{${[reference, locator].filter(Boolean).join(', ')}}`
  })
  return { said: said.join(''), problems }
}

it.each([
  ['It lasted 7.4 years (Avis 2015).', 'It lasted 7.4 years{1}.'],
  ['It lasted 7.4 years.[^swan-vms-duration-2015, table 2]', 'It lasted 7.4 years.{1, table 2}'],
  ['It lasted (Avis et al., 2015; El Khoudary and Aggarwal, 2020) long.', 'It lasted{1}{2} long.'],
  ['It lasted [Avis & Crawford 2015, table 2].', 'It lasted{1, table 2}.'],
  ['It began (March 2015) in a year (since 2015).', 'It began (March 2015) in a year (since 2015).'],
])('cites what a file cites by author and year: %s', async (text, said) => {
  expect(await read(runs(text))).toEqual({ said, problems: [] })
})

it('reads a citation that Word parts, for an italic word or for how it was typed', async () => {
  expect((await read(runs('Long (Av', 'is ', ['et al.', 2], ', 2015).'))).said).toBe('Long{1}.')
})

it('leaves what is not known or not clear as it is, and names it', async () => {
  const text = 'So (Nobody et al., 1999), and so (National Institute for Health and Care Excellence 2015).'
  expect(await read(runs(text))).toEqual({
    said: text,
    problems: [
      'No reference is by “Nobody et al. 1999”: it stays in the text.',
      '2 references are by “National Institute for Health and Care Excellence 2015”: it stays in the text. Choose one with @.',
    ],
  })
})
