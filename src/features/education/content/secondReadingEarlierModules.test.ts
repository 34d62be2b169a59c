import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

/** A module as one line, so that a pattern does not depend on where its lines break. */
const read = (slug: string) =>
  readFileSync(path.join(import.meta.dirname, 'modules', `${slug}.md`), 'utf8').replaceAll(/\s+/g, ' ')

/** What the second medical reading of November 2026 found in the modules: what must not come back, what stands instead. */
const corrections: { of: string; slug: string; never?: RegExp; must: RegExp }[] = [
  {
    of: 'the pill has firm noes before 50',
    slug: 'contraception-method-by-method',
    never: /clots and heart trouble \| Women of 50 and over/,
    must: /\| Combined pill[^\n]*smoke past 35\. With migraine with aura, high blood pressure, a clot, stroke, heart disease or breast cancer/,
  },
  {
    of: 'the injection is not for breast cancer and has a warning of meningioma',
    slug: 'contraception-method-by-method',
    must: /\| Injection[^|]*\|[^|]*\|[^|]*meningioma[^|]*\|[^|]*Not with breast cancer/,
  },
  {
    of: 'only a large coil may stay from 45 to 55',
    slug: 'contraception-method-by-method',
    never: /A hormonal coil put in at 45|over-40-cards/,
    must: /large hormonal coil[^.]*45 or later can stay until then\. Smaller ones can't/,
  },
  {
    of: 'study cards are no source for how long a coil protects',
    slug: 'no-bleeding-to-go-by',
    never: /over-40-cards/,
    must: /changed after five years\.\[\^gpnotebook-hrt-contraception/,
  },
  {
    of: 'tranexamic acid has firm noes',
    slug: 'fibroids-adenomyosis-iron',
    never: /If you ever had a clot, ask first/,
    must: /Not if you ever had a clot or a stroke, or are at risk of one\. Not with the combined pill/,
  },
  {
    of: 'the window of bleeding is not for every woman',
    slug: 'hormone-therapy-in-practice',
    must: /Don't wait for the window if your BMI is 40 or more[^.]*Lynch or Cowden[^.]*without a progestogen[^.]*five years/,
  },
  {
    of: 'stroke is told, with strong patches',
    slug: 'hormone-therapy-in-practice',
    must: /Stroke came to about 3 in 1,000 women a year.*strong patches/,
  },
  {
    of: 'estrogen alone and breast cancer: the trial as well',
    slug: 'hormone-therapy-in-practice',
    must: /28 of 1,000 got breast cancer on estrogen and 37 of 1,000 on a dummy pill/,
  },
  {
    of: 'starting late is not stopping late',
    slug: 'hormone-therapy-without-the-panic',
    never: /five years, or "not past 60\." There is no such rule/,
    must: /begin past 60, or more than ten years after menopause, the risks of heart disease, stroke, clots and dementia are higher/,
  },
  {
    of: 'no false comfort about breast cancer in early menopause',
    slug: 'early-and-surgical-menopause',
    never: /starts its clock at 50/,
    must: /few began in their thirties\. Those who went on for 15 years had more breast cancer/,
  },
  {
    of: 'fezolinetant: the whole warning, and whom it is not for',
    slug: 'hot-flashes-honestly',
    never: /If your skin or eyes turn yellow, your urine goes dark or you begin to itch, stop and call/,
    must: /Stop and call a doctor today[^.]*itch[^.]*throw up\.[^.]*belly pain[^.]*pale stools.*cirrhosis or badly failing kidneys.*ciprofloxacin/,
  },
  {
    of: 'vaginal estrogen beside an aromatase inhibitor: not simply out, and what was seen',
    slug: 'menopause-after-cancer',
    never: /aromatase inhibitor, estrogen is out/,
    must: /estrogen for the whole body is out.*came back more often in women who used vaginal estrogen with an aromatase inhibitor/,
  },
  {
    of: 'the table says of whom and after how long each row is',
    slug: 'menopause-after-cancer',
    never: /after 12 weeks|52 of 100 women|The last row comes/,
    must: /Use past three months is linked with dementia.*96 women after breast cancer/,
  },
  {
    of: 'bleeding on tamoxifen',
    slug: 'menopause-after-cancer',
    must: /On tamoxifen, call this week about any bleeding/,
  },
  {
    of: 'four weeks of a progestogen that is not swallowed, and birth control',
    slug: 'belly-weight-and-metabolism',
    never: /At the very least, use it for four weeks/,
    must: /use one you don't swallow for four weeks.*keep up birth control.*condom for four weeks/,
  },
  {
    of: 'going more often past 50, and numbness',
    slug: 'bladder-leaks-infections-prolapse',
    never: /better than most pills|For mixed leaks it was five/,
    must: /bladder training comes first.*ovarian cancer to be ruled out.*numb bottom are for the emergency room/,
  },
  {
    of: 'the first labels have changed',
    slug: 'down-there-spoken-aloud',
    never: /Those warnings are written for all hormone products/,
    must: /In February 2026 the first US labels were/,
  },
  {
    of: 'testosterone: no product for women',
    slug: 'down-there-spoken-aloud',
    must: /no product approved for women.*against pharmacy mixes/,
  },
  {
    of: 'the gain of CBT is smaller at 26 weeks',
    slug: 'cbt-skills-for-flashes-and-3-a-m',
    never: /The gain was still there at 26 weeks/,
    must: /At 26 weeks the gain was smaller/,
  },
  {
    of: 'the gain of CBT is smaller at 26 weeks',
    slug: 'menopause-at-work',
    never: /benefit persisted at 26 weeks/,
    must: /At 26 weeks the gain was smaller/,
  },
  {
    of: 'inflamed arteries',
    slug: 'is-it-menopause-or-something-else',
    must: /inflamed-arteries.*jaw that hurts when you chew[^.]*call a doctor today/,
  },
  {
    of: 'vaginal estrogen is not wholly local, tissue stays after top surgery',
    slug: 'every-body-that-changes',
    never: /not on the rest of you|It stays local/,
    must: /some tissue stays, so show any lump/,
  },
  {
    of: 'vitamin D against breaks',
    slug: 'bones-on-purpose',
    must: /draft of 2024 advises against vitamin D pills[^.]*breaks/,
  },
  {
    of: 'a stimulant: who paid, how long, who asks first',
    slug: 'adhd-autism-and-the-change',
    must: /the maker helped pay.*habit-forming.*heart trouble or high blood pressure/,
  },
]

describe('the second medical reading of November 2026', () => {
  it.each(corrections)('$slug: $of', ({ slug, never, must }) => {
    const text = read(slug)
    if (never) expect(text).not.toMatch(never)
    expect(text).toMatch(must)
  })
})
