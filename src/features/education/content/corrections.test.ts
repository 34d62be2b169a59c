import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const features = path.resolve(import.meta.dirname, '../..')
const moduleFile = (slug: string) => `education/content/modules/${slug}.md`
const stacks = 'smart-stacks/content/stacks.json'
const assessmentTexts = (part: string) => `assessments/content/${part}Texts.ts`
const references = 'education/content/references.json'
const starterCorrections = 'evidence/content/starterCorrections.json'

/** A file as one line, so that a pattern does not depend on where its lines break. */
const read = (file: string) => readFileSync(path.join(features, file), 'utf8').replaceAll(/\s+/g, ' ')

/** What the medical reading of November 2026 found, by its number: what must not come back, what must stand instead. */
const corrections: { number: number; file: string; never?: RegExp; must?: RegExp }[] = [
  {
    number: 1,
    file: moduleFile('supplements-the-honest-ledger'),
    never: /undercut[^.]*antidepressants/,
    must: /antidepressant[^.]*serotonin.*HIV drugs.*cancer drugs/,
  },
  { number: 1, file: references, never: /undercutting[^"]*antidepressants/, must: /serotonin/ },
  { number: 1, file: 'smart-stacks/content/sources.json', never: /undercutting[^"]*antidepressants/ },
  {
    number: 2,
    file: moduleFile('hot-flashes-honestly'),
    never: /Ask what the side effects are\./,
    must: /sleepy.*drive.*liver.*three months.*pregnan.*seizure/,
  },
  {
    number: 2,
    file: moduleFile('hot-flashes-honestly'),
    never: /again and again over the first nine months/,
    must: /every month for the first three months, then at six and nine months/,
  },
  {
    number: 3,
    file: moduleFile('hot-flashes-honestly'),
    must: /tamoxifen[^.]*paroxetine[^.]*fluoxetine|paroxetine[^.]*fluoxetine[^.]*tamoxifen/,
  },
  {
    number: 4,
    file: moduleFile('belly-weight-and-metabolism'),
    must: /progestogen.*lining of the uterus|lining of the uterus.*progestogen/,
  },
  {
    number: 5,
    file: moduleFile('belly-weight-and-metabolism'),
    never: /'Waist over 88 cm \(35 in\) with/,
    must: /80 cm.*South Asian, Chinese/,
  },
  { number: 6, file: 'assessments/domain/stages.ts', must: /Surgical or medical menopause.*before 40.*bone scan/ },
  {
    number: 7,
    file: 'assessments/site/islands/UniversalResults.tsx',
    must: /<HelpNow .*level_\$\{key\}/,
  },
  {
    number: 8,
    file: assessmentTexts('lipedema'),
    never: /Compression garments worn for pain, properly fitted\\n/,
    must: /Compression[^\\]*arteries[^\\]*heart failure[^\\]*numb/,
  },
  { number: 8, file: moduleFile('could-it-be-lipedema'), must: /leg arteries are narrow, your heart is weak/ },
  {
    number: 9,
    file: stacks,
    never: /"interactions": "Thyroid tablets and some antibiotics: take it away from them\."/,
    must: /"name": "Calcium".*Osteoporosis tablets \(bisphosphonates\), thyroid tablets and some antibiotics/,
  },
  { number: 10, file: stacks, must: /"name": "Black cohosh"((?!"name").)*"leftOut": true/ },
  // How soon each is stands in the one list: `src/testing/redFlags.test.ts`.
  {
    number: 11,
    file: moduleFile('talking-to-your-doctor'),
    never: /breast lump: call today|Call today\. About bleeding/,
    must: /redFlags: \[.*bleeding-after-menopause, breast-lump/,
  },
  { number: 11, file: moduleFile('bleeding-what-s-normal-what-s-not'), must: /redFlags: \[.*bleeding-after-menopause/ },
  { number: 11, file: moduleFile('belly-weight-and-metabolism'), must: /redFlags: \[bloating/ },
  { number: 11, file: 'auntie/content/soonRules.ts', must: /'liver-signs'.*'bloating'/ },
  {
    number: 12,
    file: moduleFile('hormone-therapy-without-the-panic'),
    must: /cancer in the lining of the uterus stays[^.]*estrogen alone.*February 12, 2026/,
  },
  {
    number: 13,
    file: moduleFile('down-there-spoken-aloud'),
    must: /offer vaginal estrogen.*bladder infections.*laser/i,
  },
  {
    number: 14,
    file: moduleFile('aching-joints-and-frozen-shoulders'),
    never: /no study to show you either way/,
    must: /10,739 women.*76\.3.*79\.2.*swelling/,
  },
  {
    number: 15,
    file: moduleFile('cbt-skills-for-flashes-and-3-a-m'),
    must: /250 women.*53 percent.*41 percent/,
  },
  { number: 16, file: stacks, never: /Not tested properly for menopausal brain fog/, must: /36 women/ },
  {
    number: 17,
    file: references,
    must: /College of Sexual and Reproductive Healthcare \(CoSRH\)/,
  },
  { number: 18, file: 'privacy/content/privacyTexts.ts', never: /We can’t open them/, must: /for the moment in which/ },
  {
    number: 18,
    file: assessmentTexts('choice'),
    never: /so that only this browser can read it/,
    must: /for the moment in which/,
  },
  { number: 18, file: '../../README.md', never: /a key that only her browser has/, must: /for the moment in which/ },
  {
    number: 19,
    file: assessmentTexts('lipedema'),
    must: /without pain[^.]*not lipedema|not lipedema[^.]*without pain/i,
  },
  { number: 20, file: assessmentTexts('universal'), must: /no study has tested/i },
  {
    number: 21,
    file: moduleFile('what-perimenopause-actually-is'),
    never: /it is a single day: the one that marks twelve months/,
    must: /it is your final period.*twelve months/,
  },
  {
    number: 22,
    file: 'assessments/domain/stages.ts',
    never: /'Cycle lengths now differ by a week or more from one to the next, and symptoms/,
    must: /week or more[^']*early/,
  },
  {
    number: 23,
    file: moduleFile('mood-rage-and-the-perimenopausal-mind'),
    never: /Low mood grows likelier in perimenopause/,
    must: /twelve studies.*no rise for all women.*before.*sleep.*hard/,
  },
  {
    number: 24,
    file: moduleFile('skin-hair-and-what-s-in-the-bottle'),
    must: /butylparaben.*102 percent.*ethylparaben.*47 percent/,
  },
  {
    number: 25,
    file: 'dashboard/content/patternCards.json',
    never: /Strength work helps most people/,
  },
  { number: 26, file: stacks, never: /Softer skin|nothing else here comes close/ },
  {
    number: 27,
    file: stacks,
    never: /"name": "(?:Calcium|Vitamin D3)"((?!"name").)*"evidenceGrade": "moderate"/,
    must: /Preventive Services Task Force/,
  },
  {
    number: 28,
    file: moduleFile('skin-hair-and-what-s-in-the-bottle'),
    never: /744 women[^[]*\[\^phthalates-hot-flashes-2016\]/,
    must: /744 women[^[]*\[\^phthalates-hot-flashes-2023\]/,
  },
  {
    number: 29,
    file: moduleFile('is-it-menopause-or-something-else'),
    never: /fda-ht-labels-2025/,
    must: /Migraine[^[]*patch[^[]*\[\^ams-migraine\]/,
  },
  {
    number: 30,
    file: moduleFile('soy-wine-and-coffee-the-fine-print'),
    never: /breast cancer among them[^[]*\[\^alcohol-hot-flash-2005\]/,
    must: /breast cancer among them[^[]*\[\^uk-cmo-alcohol-2016\]/,
  },
  {
    number: 31,
    file: moduleFile('hot-flashes-honestly'),
    never: /October 2025\. In two trials/,
    must: /October 2025\.\[\^lynkuet-label-2025\]/,
  },
  { number: 31, file: references, never: /US approval followed in October 2025/ },
]

describe('the corrections of November 2026', () => {
  it.each(corrections)('no. $number in $file', ({ file, never, must }) => {
    const text = read(file)
    if (never) expect(text).not.toMatch(never)
    if (must) expect(text).toMatch(must)
  })

  it('are all held', () => {
    expect(new Set(corrections.map(({ number }) => number)).size).toBe(31)
  })

  it('stand in no other text either: what one was corrected from is nowhere in the starter content', () => {
    const words = (text: string) =>
      text
        .replaceAll(/\[\^[^\]]*\]/g, '')
        .replaceAll('’', "'")
        .replaceAll(/\s+/g, ' ')
    const texts = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/(?:content|domain)\/.*\.(?:md|json|ts)$/.test(file))
      .filter((file) => !/\.test\.ts$|content\/examples|evidence\/content\/starter/.test(file))
      .map((file) => [file, words(read(file))] as const)
    const corrected = JSON.parse(readFileSync(path.join(features, starterCorrections), 'utf8')) as {
      before: string
      after: string
    }[]
    const standing = corrected.flatMap(({ before, after }) =>
      before
        .split('\n')
        .map(words)
        // Shorter ones are said of other things as well, and some stand again within what replaced them.
        .filter((wrong) => wrong.length >= 18 && !words(after).includes(wrong))
        .flatMap((wrong) => texts.filter(([, text]) => text.includes(wrong)).map(([file]) => `${file}: ${wrong}`)),
    )
    expect(corrected.length).toBeGreaterThan(150)
    expect(standing).toEqual([])
  })

  // With a key that a visitor made, the browser seals before anything leaves: there it is true to the letter.
  const withOwnKey = /own-key\/|SealedWith\.island/

  it('promise nowhere that the server cannot open a record', () => {
    const sources = readdirSync(path.dirname(features), { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.(?:tsx?|json|md)$/.test(file) && !/\.test\.tsx?$|content\/examples/.test(file) && !withOwnKey.test(file),
    )
    const promise =
      /we can['’]t (?:open|read) (?:them|it|what)|only (?:this|your|her) browser (?:can read|holds|has)|only you can (?:see|read)|only she can read|nobody else can read/i
    expect(sources.filter((file) => promise.test(read(path.join('..', file))))).toEqual([])
  })
})
