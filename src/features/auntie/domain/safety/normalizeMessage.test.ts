import { describe, expect, it } from 'vitest'

import { normalizeMessage } from './normalizeMessage'

describe('one spelling for all', () => {
  it.each([
    ['I WANT to DIE!!', ' i want to die . '],
    ['I’m sure, I am', ' im sure im . '],
    ['I don’t, do not, dont', ' i dont dont dont . '],
    ['wаnt tо dіe', ' want to die . '],
    ['Ｗａｎｔ', ' want . '],
    ['ѕυісіԁе', ' suicide . '],
    ['κιll mуѕеlf, ᴋɪʟʟ mуsеӏf', ' kill myself kill myself . '],
    ['𝐤𝐢𝐥𝐥 ⓜⓨⓢⓔⓛⓕ', ' kill myself . '],
    ['Straße, ısı, μm', ' strasse isi mm . '],
    ['I ❤ my naïve café 🇺🇸', ' i my naive cafe . '],
    ['k1ll mys3lf', ' kill myself . '],
    ['k.i.l.l myself', ' kill myself . '],
    ['s u i c i d e', ' suicide . '],
    ['su\u200bicide', ' suicide . '],
    ['diiiie', ' die . '],
    ['suicde', ' suicide . '],
    ['brest lump', ' breast lump . '],
    ['One. Two\nthree', ' one . two three . '],
    ['at 3am in my 50s, 12mg', ' at 3am in my 50s 12mg . '],
    ['chess with a beast', ' chess with a beast . '],
    ['hez gna tell u 2nite, r u ok', ' hes going to tell you tonight are you ok . '],
    ['u中 u', ' you中 you . '],
    ['', ' . '],
  ])('%j', (message, normalized) => {
    expect(normalizeMessage(message)).toBe(normalized)
  })
})
