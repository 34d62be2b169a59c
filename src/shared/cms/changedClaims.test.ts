import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changedClaims } from './changedClaims'

type Sentence = { words: string; source: number | null }

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const cite = (reference: number, locator?: string) => ({ type: 'inlineBlock', fields: { reference, locator } })
const line = (...children: object[]) => ({ type: 'paragraph', children })
const link = (url: string, words: string) => ({ type: 'link', fields: { url }, children: [text(words)] })
const doc = (...children: object[]) => ({ title: 'A title', content: { root: { type: 'root', children } } })
const compare = (before: object, after: object) =>
  changedClaims(['title', 'content'], before as Record<string, unknown>, after as Record<string, unknown>)

const sentence = ({ words, source }: Sentence) => [text(`${words}. `), ...(source === null ? [] : [cite(source)])]
const written = (paragraphs: Sentence[][]) => doc(...paragraphs.map((one) => line(...one.flatMap(sentence))))

const plain = fc.nat(9).map((number) => ({ words: `Plain ${number}`, source: null }))
const claim = fc.record({ words: fc.nat(9).map((number) => `Claim ${number}`), source: fc.integer({ min: 1, max: 3 }) })
/** No claim twice: a text that says the same twice is read as a whole. */
const paragraphs = fc.array(fc.array(fc.oneof(plain, claim), { maxLength: 5 }), { minLength: 1, maxLength: 4 })
const nth = (all: Sentence[][], at: number, fits: (one: Sentence) => boolean) => {
  const places = all.flatMap((one, row) =>
    one.flatMap((found, column) => (fits(found) ? [[row, column] as const] : [])),
  )
  return places.length > 0 ? places[at % places.length]! : null
}
const isPlain = ({ source }: Sentence) => source === null
const isClaim = ({ source }: Sentence) => source !== null

/** Changes of claims alone: another wording, another source, one more, one less. */
const changeClaims = (all: Sentence[][], at: number, how: number): Sentence[][] => {
  const copy = structuredClone(all)
  const place = nth(copy, at, isClaim)
  const added = { words: `Added ${at} ${how}`, source: 9 }
  if (how === 0 || !place) copy[at % copy.length]!.splice(at % (copy[at % copy.length]!.length + 1), 0, added)
  else if (how === 1) copy[place[0]]!.splice(place[1], 1)
  else if (how === 2) copy[place[0]]![place[1]]!.words = `Changed ${at}`
  else copy[place[0]]![place[1]]!.source = 8
  return copy
}

/** A change of what is no claim. */
const changeWords = (all: Sentence[][], at: number, how: number): Sentence[][] => {
  const copy = structuredClone(all)
  const place = nth(copy, at, isPlain)
  if (how === 0 || !place) copy[at % copy.length]!.push({ words: `New ${at}`, source: null })
  else if (how === 1) copy[place[0]]!.splice(place[1], 1)
  else if (how === 2) copy[place[0]]![place[1]]!.words = `Other ${at}`
  // Its words are said with a source, or a source is taken from words.
  else copy[place[0]]![place[1]]!.source = 7
  return copy
}

const edits = fc.array(fc.tuple(fc.nat(20), fc.nat(3)), { minLength: 1, maxLength: 3 })
describe('two versions of a text', () => {
  it('differ in more than claims as soon as anything else does', () => {
    fc.assert(
      fc.property(paragraphs, edits, fc.nat(20), fc.nat(3), (before, changes, at, how) => {
        const after = changeWords(
          changes.reduce((all, [where, what]) => changeClaims(all, where, what), before),
          at,
          how,
        )
        expect(compare(written(before), written(after))).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  it('are compared by each claim that was changed, added or taken out', () => {
    const numbered = paragraphs.map((all) =>
      all.map((one, row) => one.map((own, at) => (isClaim(own) ? { ...own, words: `Claim ${row} ${at}` } : own))),
    )
    fc.assert(
      fc.property(numbered, fc.nat(20), fc.nat(3), (before, at, how) => {
        const after = changeClaims(before, at, how)
        const keys = (all: Sentence[][]) =>
          all
            .flat()
            .filter(isClaim)
            .map(({ words, source }) => `${words}. ${source}`)
        const said = compare(written(before), written(after))
        const list = (claims: { statement: string; reference: number }[] = []) =>
          claims.map(({ statement, reference }) => `${statement} ${reference}`)
        expect(list(said?.claims)).toEqual(keys(after).filter((key) => !keys(before).includes(key)))
        expect(list(said?.removed)).toEqual(keys(before).filter((key) => !keys(after).includes(key)))
      }),
      { numRuns: 60 },
    )
  })

  const heading = { type: 'heading', tag: 'h2', children: [text('For whom')] }
  const entry = (value: number, ...children: object[]) => ({ type: 'listitem', value, children })
  const list = (...children: object[]) => ({ type: 'list', children })
  const [walk, ask] = [entry(1, text('Walk.')), text(' Ask.')]
  const cited = [text('Most sleep. One in ten does not.'), cite(1, 'table 2')]
  const base = doc(heading, line(...cited, ask), list(walk))

  it.each<[string, object]>([
    ['no difference', base],
    ['a title', { ...base, title: 'Another' }],
    ['a heading', doc({ ...heading, children: [text('For you')] }, line(...cited, ask), list(walk))],
    ['a heading of another rank', doc({ ...heading, tag: 'h3' }, line(...cited, ask), list(walk))],
    ['the place in a source', doc(heading, line(cited[0]!, cite(1, 'table 3'), ask), list(walk))],
    ['letters in bold', doc(heading, line(text('Most sleep. One in ten does not.', 1), cited[1]!, ask), list(walk))],
    ['a claim that stands below another heading', doc(line(...cited), heading, line(ask), list(walk))],
    [
      'a link in the new words of a claim',
      doc(
        heading,
        line(text('Most sleep. '), link('https://example.org', 'Two in ten do not.'), cite(1), ask),
        list(walk),
      ),
    ],
    ['an uncited entry of a list', doc(heading, line(...cited, ask), list(walk, entry(2, text('Run.'))))],
    [
      'a table, whose columns nobody signs',
      doc(heading, line(...cited, ask), list(walk), {
        type: 'block',
        fields: { treatments: [{ name: 'A', sources: [{ reference: 1 }] }] },
      }),
    ],
  ])('need a look at the whole: %s', (_, after) => {
    expect(compare(base, after)).toBeNull()
  })

  it('need a look at the whole where claims change places', () => {
    const three = (...words: string[]) => doc(line(...words.flatMap((one) => [text(`${one}. `), cite(1)])))
    expect(compare(three('A', 'B', 'C'), three('B', 'A', 'D'))).toBeNull()
    expect(compare(three('A', 'B', 'C'), three('A', 'B', 'D'))?.claims).toHaveLength(1)
  })

  it('may differ in a cited entry of a list, in a second source, in a claim whose link stays', () => {
    const more = doc(
      heading,
      line(...cited, cite(2), ask),
      list(entry(1, text('Rest.'), cite(3)), entry(2, text('Walk.'))),
    )
    expect(compare(base, more)?.claims.map(({ statement, reference }) => [statement, reference])).toEqual([
      ['One in ten does not.', 2],
      ['Rest.', 3],
    ])
    const linked = (words: string) =>
      doc(line(text(`${words} sleep `), link('/education/sleep', 'well'), text('.'), cite(1)))
    expect(compare(linked('Some'), linked('Many'))).toMatchObject({
      claims: [{ statement: 'Many sleep well.', path: 'content' }],
      removed: [{ statement: 'Some sleep well.' }],
    })
  })
})
