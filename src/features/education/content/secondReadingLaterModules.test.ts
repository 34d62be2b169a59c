import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const features = path.resolve(import.meta.dirname, '../..')
const moduleFile = (slug: string) => `education/content/modules/${slug}.md`
const prescriptions = moduleFile('prescriptions-without-hormones')
const redFlags = '../shared/lib/redFlags.json'
const practice = 'practice/content/practiceSessions.json'
const stacks = 'smart-stacks/content/stacks.json'
const references = 'education/content/references.json'

/** A file as one line, so that a pattern does not depend on where its lines break. */
const read = (file: string) => readFileSync(path.join(features, file), 'utf8').replaceAll(/\s+/g, ' ')

/**
 * What a second medical reading of the later modules, the red flags, the stacks, the practice and the assessments
 * found, by its number: what must not come back, what must stand instead.
 */
const corrections: { number: number; file: string; never?: RegExp; must?: RegExp }[] = [
  { number: 1, file: prescriptions, never: /Ask first with liver trouble \|/, must: /cirrhosis.*very weak kidneys/ },
  {
    number: 2,
    file: prescriptions,
    never: /Ask first if you are older or already foggy/,
    must: /can’t empty your bladder.*narrow-angle glaucoma/,
  },
  {
    number: 3,
    file: moduleFile('tracking-without-obsessing'),
    never: /Until you get to twelve, you can still get pregnant/,
    must: /before 50[^.]*two more years\. After 50, use it for one/,
  },
  {
    number: 4,
    file: moduleFile('sleep-repair-lab'),
    never: /dozing at the wheel: ask|get seen promptly/,
    must: /Dozing at the wheel\? Don't drive.*Call a doctor today.*racing energy\? Don't drive\. Call a doctor today/,
  },
  {
    number: 5,
    file: moduleFile('sleep-repair-lab'),
    must: /drive in their sleep on zolpidem.*don't take them again.*alcohol or opioids/,
  },
  {
    number: 6,
    file: moduleFile('no-bleeding-to-go-by'),
    never: /estrogen alone will do/,
    must: /endometriosis, say so first\. You may need both/,
  },
  {
    number: 7,
    file: 'assessments/domain/stages.ts',
    must: /coil, implant, pill or ablation stopped your bleeding[^`]*that isn't menopause/,
  },
  {
    number: 8,
    file: redFlags,
    never: /Also on hormone therapy, with a coil|smear, and on hormone therapy too/,
    must: /planned monthly bleed is expected/,
  },
  {
    number: 9,
    file: moduleFile('mood-rage-and-the-perimenopausal-mind'),
    never: /get seen fast/,
    must: /Call a doctor today.*call emergency services or a crisis line now/,
  },
  {
    number: 10,
    file: practice,
    never: /joint or night pain needs a clinician|Skip deep forward bends/,
    must: /joint: be seen today.*skip cat-cow and child’s pose.*skip cat-cow, the forward fold and knees to chest/,
  },
  { number: 11, file: prescriptions, must: /MAOI pill.*long QT.*On tamoxifen, no paroxetine or fluoxetine/ },
  { number: 12, file: prescriptions, must: /Never after breast cancer\.\[\^mhra-tibolone-2009[,\]]/ },
  { number: 12, file: references, never: /gay-health/ },
  { number: 13, file: redFlags, must: /"urgency": "now", "sign": "Back pain with numbness between the legs/ },
  { number: 14, file: redFlags, must: /on fezolinetant also new itching, tiredness, no appetite/ },
  { number: 14, file: moduleFile('supplements-the-honest-ledger'), never: /stop and get seen/ },
  { number: 15, file: prescriptions, never: /\| In pregnancy\./, must: /Not in pregnancy\. Ask first after a seizure/ },
  {
    number: 16,
    file: stacks,
    never: /Try one supplement at a time|goes in the trash/,
    must: /is above 350 mg, the upper limit[^"]*Don’t copy it/,
  },
  { number: 16, file: stacks, must: /"name": "Omega-3",((?!"name").)*"leftOut": true/ },
  { number: 17, file: moduleFile('supplements-the-honest-ledger'), must: /may weaken hormone therapy.*triptans/ },
  {
    number: 18,
    file: moduleFile('sacred-self-care-rituals'),
    must: /hide a heart attack[^.]*\.(?:\[\^[^\]]*\])* Tell every lab/,
  },
  {
    number: 18,
    file: moduleFile('talking-to-your-doctor'),
    must: /hide a heart attack[^.]*\.(?:\[\^[^\]]*\])* Tell every lab/,
  },
  { number: 19, file: prescriptions, never: /about 3 of every 10/, must: /15 mg a day/ },
  {
    number: 20,
    file: moduleFile('talking-to-your-doctor'),
    never: /seen within two weeks/,
    must: /an answer within 28 days/,
  },
  {
    number: 21,
    file: moduleFile('talking-to-your-doctor'),
    never: /A US draft also lets/,
    must: /30 to 65 at average risk[^.]*\. Not with HIV/,
  },
  { number: 22, file: moduleFile('menopause-at-work'), must: /fruity smell on your breath.*Call emergency services/ },
  {
    number: 23,
    file: moduleFile('mood-rage-and-the-perimenopausal-mind'),
    must: /come first[^[]*if it is depression.*about hormones as well/,
  },
  { number: 24, file: moduleFile('partners-family-and-the-hot-house'), must: /water-based lubricant.*weaken latex/ },
  {
    number: 25,
    file: moduleFile('skin-hair-and-what-s-in-the-bottle'),
    must: /retinoid is not for you if you are or could get pregnant/,
  },
  { number: 26, file: moduleFile('no-bleeding-to-go-by'), never: /may stop bleeding for good/ },
  { number: 27, file: practice, never: /"bestFor": \[[^\]]*(?:brain fog|low mood|bone)/ },
  { number: 28, file: references, never: /Use of bladder medicines of the oxybutynin kind[^"]*46 percent/ },
  {
    number: 29,
    file: moduleFile('not-the-same-care'),
    must: /left out were allowed for\. Menopause by surgery came sooner still\.\[\^swan-selection-2023/,
  },
  {
    number: 30,
    file: 'clean-beauty/content/ingredients.json',
    never: /with more hot flashes/,
  },
  {
    number: 31,
    file: moduleFile('aching-joints-and-frozen-shoulders'),
    never: /stiffness of an hour or more/,
    must: /half an hour or more are for this week/,
  },
  { number: 32, file: moduleFile('skin-hair-and-what-s-in-the-bottle'), must: /patches or handfuls[^.]*this week/ },
  {
    number: 33,
    file: moduleFile('prescriptions-without-hormones'),
    never: /above all beside opioids\.\[/,
    must: /or other drowsy pills.*Trazodone is one.*before the next dose/,
  },
  {
    number: 34,
    file: moduleFile('hormone-therapy-without-the-panic'),
    must: /called bioidentical\. The word means built just like a hormone your body makes\./,
  },
]

describe('the second reading of the later modules, November 2026', () => {
  it.each(corrections)('no. $number in $file', ({ file, never, must }) => {
    const text = read(file)
    if (never) expect(text).not.toMatch(never)
    if (must) expect(text).toMatch(must)
  })
})
