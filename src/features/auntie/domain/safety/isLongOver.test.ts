import { expect, it } from 'vitest'

import { withoutLongOver } from './isLongOver'
import { normalizeMessage } from './normalizeMessage'
import { sentencesOf } from './messageParts'

const rest = (message: string) => withoutLongOver(sentencesOf(normalizeMessage(message)))

it.each([
  ['My first husband beat me. I left him thirty years ago and I’m safe. The roses are out.', ['the roses are out']],
  ['My ex tried to strangle me in 1998. I’m long remarried.', []],
  [
    'He used to slap me. That was thirty years ago, long over, and I’m with a gentle man. But doors make me jump again.',
    ['but doors make me jump again'],
  ],
  ['My ex hit me. I left him in 1999 and never looked back. Is it age?', ['is it age']],
  ['Had dark thoughts back in 2004. Got treated, been fine ever since.', []],
  ['When I was a girl my uncle did things. I have had my therapy.', []],
])('hears that what “%s” tells is long over', (message, left) => expect(rest(message)).toEqual(left))

it.each([
  'My first husband beat me.',
  'He beat me years ago and it has started again. I’m fine.',
  'Ten years ago I tried to end my life. I’m fine. I have the pills out again.',
  'I got out twenty years ago but he still sits outside my house.',
  'Years ago I took an overdose. I’m well now, some days I think of it.',
  'I am safe now, he is at work.',
  'He used to slap me. That was thirty years ago, long over. But it has started again.',
  'That was ten years ago and I’m with a lovely man now, but my ex found me.',
  'He raped me when I was 22. I’m so scared.',
  'I left my husband six years ago. My new partner lifts a hand and I flinch.',
  'Dark thoughts back in 2004, got treated. Sometimes they come.',
  'My ex hit me. I left him in 1999 and I still look over my shoulder.',
])('does not take “%s” for long over', (message) => expect(rest(message)).toBeNull())
