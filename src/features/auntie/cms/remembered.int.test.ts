import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, richText } from '@/testing/factories'

let cms: TestCms

/** Asks the last of what a visitor said, after the others. */
async function converse(...said: string[]): Promise<string> {
  const messages = said.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: 'Please.' },
  ])
  const { body } = await cms.anonymous.post('/ask-auntie', { json: { messages: messages.slice(0, -1) } })
  return body.response
}

beforeAll(async () => {
  cms = await startTestCms({ env: { RATE_LIMITS: 'off' } })
  await makeModule(cms.payload, {
    title: 'Hot Flashes, Honestly',
    slug: 'hot-flashes-honestly',
    keyInsight: 'Hormone therapy is the most effective treatment for hot flashes.',
    content: richText(
      { type: 'text', text: 'Hot flashes ease with hormone therapy, and with hypnosis for some women.' },
      { citation: (await makeReference(cms.payload)).id },
    ),
  })
})
afterAll(async () => cms?.stop())

describe('what was told earlier', () => {
  it.each([
    ['I want to end my life', /^First, what you wrote .* get to a hospital now, even if you feel fine/],
    [
      'I have chest pain',
      /^First, what you wrote earlier \(“I have chest pain”\) still counts: .* call 911 before you read on/,
    ],
    [
      'My calf is swollen, red and hot, just the one',
      /^First, what you wrote earlier \(“My calf .* one”\) still counts, .* today\./,
    ],
  ])('comes before what is read: %s', async (sign, first) => {
    const response = await converse(sign, 'What helps with hot flashes?')
    expect(response).toMatch(first)
    expect(response).toMatch(/\n\n.*Hot Flashes, Honestly/)
  })

  it('is answered by no page where she asks Auntie of herself, or only talks', async () => {
    const said = ['What helps with hot flashes?', 'would you like a biscuit, Auntie?', 'lol fair enough']
    expect(await converse(...said.slice(0, 2))).toMatch(/^None for me, love: I’m a program/)
    expect(await converse(...said)).toMatch(/^Ha!/)
  })

  it('is asked again where it was put right', async () => {
    const response = await converse('I’m 49, what helps with hot flashes?', 'scrap that, 39. I hit the wrong key')
    expect(response).toContain('Hot Flashes, Honestly')
  })

  it('leaves nothing else to be read where too much was taken', async () => {
    const response = await converse('I took about 20 paracetamol an hour ago', 'What helps with hot flashes?')
    expect(response).toMatch(/^You told me that something was taken\. .* Call 911 before anything else/)
    expect(response).not.toContain('Honestly')
  })

  it('is answered again where she makes little of an illness', async () => {
    const response = await converse(
      'I’m 60, no period in seven years, and there was blood on the sheet again',
      'Nothing really, it’s only a smear of it',
    )
    expect(response).toMatch(/^Any bleeding twelve months or more after your last period/)
  })

  it('is where she is: the numbers are those of the country that she names, not of her browser’s language', async () => {
    const cry = 'I want to end my life'
    const links = async (country: string, ...said: string[]) => {
      const messages = said.flatMap((content) => [
        { role: 'user', content },
        { role: 'assistant', content: 'Please.' },
      ])
      const { body } = await cms.anonymous.post('/ask-auntie', { json: { messages: messages.slice(0, -1), country } })
      return body.links.map(({ path }: { path: string }) => path)
    }
    expect(await links('US', 'I live in Sheffield', cry)).toEqual(['tel:116123', 'tel:999'])
    expect(await links('US', 'my sister lives in Sheffield', cry)).toEqual(['tel:988', 'tel:911'])
    expect(await links('US', 'I’m in Birmingham', cry)).toEqual([
      'tel:988',
      'tel:911',
      'tel:999',
      'tel:08082000247',
      'tel:116123',
    ])
  })
})
