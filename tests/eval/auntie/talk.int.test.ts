import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms({ env: { RATE_LIMITS: 'off' }, content: 'seeded' })
})
afterAll(() => cms?.stop())

/** Says one thing after another, each after Auntie has answered, and gives her last answer. */
async function converse(...said: string[]): Promise<string> {
  const messages: { role: string; content: string }[] = []
  for (const content of said) {
    messages.push({ role: 'user', content })
    const { body } = await cms.anonymous.post('/ask-auntie', { json: { messages, country: 'US' } })
    messages.push({ role: 'assistant', content: String(body.response) })
  }
  return messages.at(-1)!.content
}

it.each([
  // What is told on the way is looked up with what was asked.
  [['do any drinks make hot flushes worse', 'I have a glass of wine most evenings'], /With drink, your own pattern/],
  [['does hrt give you breast cancer', 'my mother had it'], /Was the cancer your mother’s/],
  [['my heart flutters at night', 'now I’m light-headed too when I stand up'], /dizzy/],
  [['no period for five months', 'I’m 38 by the way'], /Under 40, four months with rare periods/],
  [['still getting hot flushes', 'day and night', '67'], /from 60 to 65 had bad flashes/],
  // What a follow-up names is asked by itself, and what it goes back to is not lost.
  [['I had my womb and ovaries out', 'and my husband, how do I talk to him about sex'], /Say the real reason/],
  [['utrogestan makes me miserable', 'is there any other type'], /dose, kind or form/],
  [['are fish oil pills any good', 'what else for dry eyes'], /Dry eye is common/],
  [['48 and ten flushes a day', 'what would you try first if you didn’t want hormones'], /gabapentin, oxybutynin/],
  [['I had breast cancer six years ago', 'my joints are so stiff', 'would HRT ease that'], /stopped at the diagnosis/],
  [['which vitamins are worth buying', 'I take vitamin D already', 'what is too much of that'], /upper limit is 4,000/],
  [['my sex drive has vanished', 'I’m 57', 'is testosterone the answer'], /low desire after menopause/],
  [['what is perimenopause', 'wow', 'and what’s the one thing that helps most'], /most effective treatment/],
  // A question of one message is not taken for another that its age resembles.
  [['I have had the Mirena since 45 and I’m 51. How do I know if I’m menopausal?'], /with the coil in/],
  [['I get migraine with aura and I’m 46. I was told never to take the pill. Does that go for HRT?'], /HRT is not/],
] as const)('answers the last of %j', async (said, answered) => expect(await converse(...said)).toMatch(answered))

it.each([
  [
    ['can the gel rub off on people', 'my small nephew climbs all over me on Sundays'],
    /“my small nephew climbs|Gel: let it dry/,
  ],
  [['why do bones get thin', 'sorry, simpler please'], /^I can’t put it in other words/],
  [['my knees ache', 'it’s worse since I took up running'], /worth telling a doctor/],
] as const)('says so where nothing more can be read: %j', async (said, answered) => {
  const response = await converse(...said)
  expect(response).toMatch(answered)
  expect(response).not.toMatch(/doesn’t hold an answer|I’m listening/)
})
