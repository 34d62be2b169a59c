/** A share that was measured: how many of how many messages. */
export type Measured = {
  what: string
  /** Who wrote the messages. */
  source: string
  kind: 'heard' | 'false alarm' | 'found'
  right: number
  of: number
}

/** One measurement. The list only grows: what was once published stays. */
export type Evaluation = {
  /** The day it was made, and the weights that judged. */
  on: string
  weights: string
  /** What tells it from another one of the same weights. */
  set?: string
  rows: readonly Measured[]
  /** The same for the page's sentence: those who needed lines and got them, those stopped for nothing, and questions that were answered. */
  inWords?: Record<'need' | 'ordinary' | 'asked', { right: number; of: number }>
}

const ours = 'a language model, held out'
const forum = 'people, in public posts and questions'
/** Half of them was looked at while thresholds were chosen; this is the other. */
const otherHalf = 'people, in public posts and questions, the half that chose nothing'
/** The other half as well, when the thresholds of the next entry were chosen. */
const bothHalves = 'people, in public posts and questions, looked at while thresholds were chosen'
const unread = 'a language model, set aside before learning'
const lookedAt = 'a language model, looked at while examples were added'
const outsiders = 'a language model that had seen neither rules nor library, judged by another'
const medQuad = 'MedQuAD (NIH), its questions on menopause, bones, bladder, sleep, thyroid and the like'
const womensBenchmark = 'Women’s Health Benchmark, the published part'
const published =
  'questions of public pages (advice columns, clinics, pharmacists), put in other words; judged by whoever wrote the rules'
const publishedAfter = `${published}; others than those above, asked after phrases had been added`
const unseen = 'written by a language model that had not seen the rules, judged by another that had seen neither'
/** The same hand wrote the questions, judged the answers and changed the rules, so these flatter. */
const byTheWriter = 'written and judged by whoever wrote the rules'
const strangers =
  'questions of public pages and of the set CLINC150, a part misspelled, read by nobody before they were asked; judged by whoever wrote the rules'
const separateReader =
  'a language model that had seen neither library nor rules; judged by another, which saw only questions and answers'
const separateWriter = 'a language model that had seen neither library nor rules, and said what each message is'
const miner = 'Miner and others, JAMA Internal Medicine 2016, the statements quoted in reports'
const rand = 'RAND, Psychiatric Services 2025, the questions quoted in reports'

const minerKept = 'Miner and others, JAMA Internal Medicine 2016, eight of nine statements, two of them learned'
const personas = 'VERA-MH (Spring Health, 2025), sample prompts of its personas'
const medQuadKept = 'MedQuAD (NIH), 123 questions on women’s health, the heart, bones, and beside them'

type Sixty = Record<'answered' | 'atLeastInPart' | 'besideThePoint' | 'wronglyStopped' | 'lines', number>

/** What is counted of sixty questions that were asked once. */
const sixtyQuestions = (counted: Sixty, source: string): readonly Measured[] =>
  (
    [
      ['Answered, or rightly said not to be held, or rightly stopped', 'found', counted.answered],
      ['The same, or in part', 'found', counted.atLeastInPart],
      ['Something else read out', 'false alarm', counted.besideThePoint],
      ['Everything else stopped, wrongly', 'false alarm', counted.wronglyStopped],
      ['Lines to call below', 'false alarm', counted.lines],
    ] as const
  ).map(([what, kind, right]) => ({ what, source, kind, right, of: 60 }))

/** Sixty questions and a mixture of messages by somebody who had seen nothing, asked once. */
type StrangersSet = {
  set: string
  on?: string
  weights?: string
  /** Who judged the answers. */
  reader?: string
  sixty: Sixty
  need: { stops: number; lines: number; of: number }
  ordinary: { stops: number; lines: number; of: number }
}

const strangersSet = ({
  set,
  on = '2026-11-26',
  weights = 'b66caf0bcdd2',
  reader = separateReader,
  sixty,
  need,
  ordinary,
}: StrangersSet): Evaluation => ({
  on,
  weights,
  set: `sixty questions and a mixture of messages (${set}), asked once, before anything was changed for them`,
  inWords: {
    need: { right: need.stops + need.lines, of: need.of },
    ordinary: { right: ordinary.stops, of: ordinary.of },
    asked: { right: sixty.atLeastInPart, of: 60 },
  },
  rows: [
    ...sixtyQuestions(sixty, reader),
    {
      what: 'Need of any kind, lines to call instead or below',
      source: separateWriter,
      kind: 'heard',
      right: need.stops + need.lines,
      of: need.of,
    },
    {
      what: 'The same, everything else stops',
      source: separateWriter,
      kind: 'heard',
      right: need.stops,
      of: need.of,
    },
    {
      what: 'Ordinary messages of women, everything else stopped',
      source: separateWriter,
      kind: 'false alarm',
      right: ordinary.stops,
      of: ordinary.of,
    },
    {
      what: 'The same, lines to call below',
      source: separateWriter,
      kind: 'false alarm',
      right: ordinary.lines,
      of: ordinary.of,
    },
  ],
})

export const evaluations: readonly Evaluation[] = [
  {
    on: '2026-11-22',
    weights: '8966a3cbd811',
    rows: [
      { what: 'Need of any kind, by either tier', source: ours, kind: 'heard', right: 931, of: 984 },
      { what: 'Need of any kind, everything else stops', source: ours, kind: 'heard', right: 706, of: 984 },
      { what: 'Posts that speak of suicide, by either tier', source: forum, kind: 'heard', right: 200, of: 200 },
      { what: 'Posts that speak of it sideways, by either tier', source: forum, kind: 'heard', right: 174, of: 200 },
      { what: 'Posts about violence, by either tier', source: forum, kind: 'heard', right: 130, of: 156 },
      { what: 'Ordinary messages', source: ours, kind: 'false alarm', right: 43, of: 1420 },
      { what: 'Ordinary letters of several sentences', source: ours, kind: 'false alarm', right: 7, of: 110 },
      { what: 'Letters to counselors without danger', source: forum, kind: 'false alarm', right: 11, of: 200 },
      { what: 'Women’s questions to doctors', source: forum, kind: 'false alarm', right: 5, of: 200 },
      { what: 'Low mood, short', source: forum, kind: 'false alarm', right: 5, of: 200 },
      { what: 'Kind comments', source: forum, kind: 'false alarm', right: 5, of: 200 },
      { what: 'Letters about depression', source: forum, kind: 'false alarm', right: 39, of: 200 },
    ],
  },
  {
    on: '2026-11-22',
    weights: '73f62237780e',
    rows: [
      { what: 'Letters of need, by either tier', source: unread, kind: 'heard', right: 153, of: 156 },
      { what: 'Letters of need, everything else stops', source: unread, kind: 'heard', right: 108, of: 156 },
      { what: 'The same with a third of their words misspelled', source: unread, kind: 'heard', right: 151, of: 156 },
      { what: 'Need of any kind, by either tier', source: ours, kind: 'heard', right: 1118, of: 1158 },
      { what: 'Posts that speak of suicide, by either tier', source: otherHalf, kind: 'heard', right: 199, of: 200 },
      {
        what: 'Posts that speak of it sideways, by either tier',
        source: otherHalf,
        kind: 'heard',
        right: 182,
        of: 200,
      },
      { what: 'Posts about violence, by either tier', source: otherHalf, kind: 'heard', right: 71, of: 78 },
      { what: 'Ordinary letters', source: unread, kind: 'false alarm', right: 2, of: 155 },
      { what: 'Ordinary messages', source: ours, kind: 'false alarm', right: 29, of: 1420 },
      { what: 'Letters to counselors without danger', source: otherHalf, kind: 'false alarm', right: 11, of: 200 },
      { what: 'Women’s questions to doctors', source: otherHalf, kind: 'false alarm', right: 4, of: 151 },
      { what: 'Low mood, short', source: otherHalf, kind: 'false alarm', right: 3, of: 200 },
      { what: 'Kind comments', source: otherHalf, kind: 'false alarm', right: 1, of: 200 },
      { what: 'Letters about depression', source: otherHalf, kind: 'false alarm', right: 22, of: 169 },
    ],
  },
  {
    on: '2026-11-22',
    weights: '3616edc747ad',
    rows: [
      { what: 'Emergencies outside the list, by either tier', source: unread, kind: 'heard', right: 43, of: 47 },
      { what: 'Letters of need, by either tier', source: unread, kind: 'heard', right: 155, of: 156 },
      { what: 'In other languages, answered with the numbers', source: unread, kind: 'heard', right: 28, of: 30 },
      { what: 'Posts that speak of suicide, by either tier', source: bothHalves, kind: 'heard', right: 200, of: 200 },
      {
        what: 'Posts that speak of it sideways, by either tier',
        source: bothHalves,
        kind: 'heard',
        right: 189,
        of: 200,
      },
      { what: 'Posts about violence, by either tier', source: bothHalves, kind: 'heard', right: 74, of: 78 },
      { what: 'Statements of need', source: miner, kind: 'heard', right: 6, of: 6 },
      { what: 'Questions about suicide, by either tier', source: rand, kind: 'heard', right: 2, of: 2 },
      { what: 'Ordinary letters', source: unread, kind: 'false alarm', right: 2, of: 155 },
      { what: 'Letters to counselors without danger', source: bothHalves, kind: 'false alarm', right: 10, of: 200 },
      { what: 'Women’s questions to doctors', source: bothHalves, kind: 'false alarm', right: 6, of: 151 },
      { what: 'Low mood, short', source: bothHalves, kind: 'false alarm', right: 2, of: 200 },
      { what: 'Kind comments', source: bothHalves, kind: 'false alarm', right: 2, of: 200 },
      { what: 'Letters about depression', source: bothHalves, kind: 'false alarm', right: 19, of: 169 },
      { what: 'Questions of a question bank', source: medQuad, kind: 'false alarm', right: 0, of: 256 },
      { what: 'Questions of a benchmark', source: womensBenchmark, kind: 'false alarm', right: 0, of: 20 },
      {
        what: 'The right module among three, in the manner of posts',
        source: unread,
        kind: 'found',
        right: 54,
        of: 66,
      },
      { what: 'Questions that the library answers', source: medQuad, kind: 'found', right: 191, of: 256 },
      { what: 'Ordinary questions, answered or in part', source: outsiders, kind: 'found', right: 35, of: 60 },
      { what: 'Ordinary questions, lines to call below', source: outsiders, kind: 'false alarm', right: 7, of: 60 },
    ],
  },
  {
    on: '2026-11-22',
    weights: '8a7b0ee102c2',
    rows: [
      { what: 'Need of any kind, by either tier', source: unread, kind: 'heard', right: 382, of: 390 },
      { what: 'Posts that speak of suicide, by either tier', source: bothHalves, kind: 'heard', right: 200, of: 200 },
      {
        what: 'Posts that speak of it sideways, by either tier',
        source: bothHalves,
        kind: 'heard',
        right: 190,
        of: 200,
      },
      { what: 'Posts about violence, by either tier', source: bothHalves, kind: 'heard', right: 152, of: 156 },
      { what: 'Ordinary letters', source: unread, kind: 'false alarm', right: 2, of: 155 },
      { what: 'Letters to counselors without danger', source: bothHalves, kind: 'false alarm', right: 7, of: 200 },
      { what: 'Women’s questions to doctors', source: bothHalves, kind: 'false alarm', right: 12, of: 303 },
      { what: 'Low mood, short', source: bothHalves, kind: 'false alarm', right: 2, of: 200 },
      { what: 'Kind comments', source: bothHalves, kind: 'false alarm', right: 0, of: 200 },
      { what: 'Letters about depression', source: bothHalves, kind: 'false alarm', right: 21, of: 200 },
      { what: 'Ordinary questions, lines to call below', source: published, kind: 'false alarm', right: 2, of: 100 },
      { what: 'Ordinary questions, answered or in part', source: published, kind: 'found', right: 40, of: 60 },
      { what: 'Ordinary questions, answered or in part', source: publishedAfter, kind: 'found', right: 26, of: 40 },
    ],
  },
  {
    on: '2026-11-22',
    weights: '8a7b0ee102c2',
    set: 'published prompts, kept word for word',
    rows: [
      { what: 'Statements of need, by either tier', source: minerKept, kind: 'heard', right: 6, of: 6 },
      { what: 'Need said by somebody at risk, by either tier', source: personas, kind: 'heard', right: 15, of: 15 },
      { what: 'The same, everything else stops', source: personas, kind: 'heard', right: 9, of: 15 },
      { what: 'Need only hinted at, by either tier', source: personas, kind: 'heard', right: 10, of: 17 },
      { what: 'Ordinary statements', source: minerKept, kind: 'false alarm', right: 0, of: 2 },
      { what: 'Somebody without risk, lines to call below', source: personas, kind: 'false alarm', right: 1, of: 1 },
      { what: 'Questions of a question bank', source: medQuadKept, kind: 'false alarm', right: 4, of: 123 },
      {
        what: 'The same, lines to call instead or below',
        source: medQuadKept,
        kind: 'false alarm',
        right: 18,
        of: 123,
      },
      {
        what: 'Questions the library holds, right module of three',
        source: medQuadKept,
        kind: 'found',
        right: 35,
        of: 40,
      },
      { what: 'Questions the library holds, answered', source: medQuadKept, kind: 'found', right: 31, of: 40 },
    ],
  },
  {
    on: '2026-11-23',
    weights: '8a7b0ee102c2',
    set: 'forty-two messages asked once: 27 to the library, 6 about the site, 9 about neither',
    rows: [
      {
        what: 'Answered, in part, or rightly said not to be held',
        source: strangers,
        kind: 'found',
        right: 27,
        of: 42,
      },
      { what: 'The same messages a day before', source: strangers, kind: 'found', right: 19, of: 42 },
      { what: 'About neither, said not to be held', source: strangers, kind: 'found', right: 7, of: 9 },
      { what: 'About the site, answered', source: strangers, kind: 'found', right: 3, of: 6 },
      { what: 'Everything else stopped', source: strangers, kind: 'false alarm', right: 0, of: 42 },
      { what: 'Lines to call below', source: strangers, kind: 'false alarm', right: 8, of: 42 },
    ],
  },
  {
    on: '2026-11-23',
    weights: '8a7b0ee102c2',
    set: 'sixty questions as women put them on a phone, asked once: 56 to the library or about the site, 4 about neither',
    rows: [
      { what: 'Answered, or rightly said not to be held', source: unseen, kind: 'found', right: 27, of: 60 },
      { what: 'The same, or in part', source: unseen, kind: 'found', right: 41, of: 60 },
      { what: 'Everything else stopped', source: unseen, kind: 'false alarm', right: 2, of: 60 },
      { what: 'Lines to call below', source: unseen, kind: 'false alarm', right: 8, of: 60 },
    ],
  },
  {
    on: '2026-11-23',
    weights: '8a7b0ee102c2',
    set: 'sixty rarer and more oblique questions, fourteen of them conversations, asked once through the call; the last turn judged, strictly',
    rows: [
      {
        what: 'Answered, or rightly said not to be held, or rightly stopped',
        source: unseen,
        kind: 'found',
        right: 16,
        of: 60,
      },
      { what: 'The same, or in part', source: unseen, kind: 'found', right: 29, of: 60 },
      { what: 'Everything else stopped, wrongly', source: unseen, kind: 'false alarm', right: 0, of: 60 },
      { what: 'Lines to call below', source: unseen, kind: 'false alarm', right: 5, of: 60 },
    ],
  },
  {
    on: '2026-11-23',
    weights: '8a7b0ee102c2',
    set: 'sixty ordinary and some rarer questions, twelve of them conversations, asked once through the call after places were learned; the last turn judged, strictly',
    rows: sixtyQuestions({ answered: 23, atLeastInPart: 48, besideThePoint: 5, wronglyStopped: 0, lines: 3 }, unseen),
  },
  {
    on: '2026-11-23',
    weights: '8a7b0ee102c2',
    set: 'sixty ordinary questions, twelve of them conversations and twelve stories of several sentences, asked once through the call; the last turn judged, strictly',
    rows: [
      ...sixtyQuestions({ answered: 25, atLeastInPart: 47, besideThePoint: 7, wronglyStopped: 0, lines: 11 }, unseen),
      {
        what: 'A warning sign not named, or named as something else',
        source: unseen,
        kind: 'false alarm',
        right: 3,
        of: 60,
      },
    ],
  },
  {
    on: '2026-11-23',
    weights: '8a7b0ee102c2',
    set: 'sixty ordinary questions of single messages, asked once through the call; judged strictly',
    rows: sixtyQuestions({ answered: 27, atLeastInPart: 52, besideThePoint: 5, wronglyStopped: 0, lines: 9 }, unseen),
  },
  {
    on: '2026-11-23',
    weights: '8a7b0ee102c2',
    set: 'sixty more of the same kind by another writer, asked once through the call after the first had been read and mended; judged strictly, by another judge',
    rows: sixtyQuestions({ answered: 30, atLeastInPart: 53, besideThePoint: 4, wronglyStopped: 0, lines: 7 }, unseen),
  },
  {
    on: '2026-11-23',
    weights: '60f5f97a70da',
    set: '320 messages and 20 conversations by one writer who had seen nothing, asked once through the call',
    rows: [
      {
        what: 'Need of any kind, lines to call, 20 in other languages',
        source: unseen,
        kind: 'heard',
        right: 146,
        of: 150,
      },
      { what: 'Need said one message before, still counted', source: unseen, kind: 'heard', right: 19, of: 20 },
      { what: 'Ordinary messages, everything else stopped', source: unseen, kind: 'false alarm', right: 2, of: 150 },
    ],
  },
  {
    on: '2026-11-23',
    weights: '60f5f97a70da',
    set: 'sixty long or rare questions by the same writer, asked once through the call; judged strictly',
    rows: sixtyQuestions({ answered: 20, atLeastInPart: 47, besideThePoint: 9, wronglyStopped: 1, lines: 8 }, unseen),
  },
  {
    on: '2026-11-26',
    weights: '275ffe3d2563',
    set: 'sixty ordinary questions, many of a few words, written before any was asked; judged strictly by the writer, who then changed the rules',
    rows: sixtyQuestions(
      { answered: 29, atLeastInPart: 51, besideThePoint: 7, wronglyStopped: 0, lines: 3 },
      byTheWriter,
    ),
  },
  {
    on: '2026-11-26',
    weights: '275ffe3d2563',
    set: 'sixty more by the same writer after the changes, and after places were learned anew, asked once; judged strictly by the writer',
    rows: sixtyQuestions(
      { answered: 35, atLeastInPart: 50, besideThePoint: 8, wronglyStopped: 0, lines: 4 },
      byTheWriter,
    ),
  },
  {
    on: '2026-11-26',
    weights: '275ffe3d2563',
    set: 'sixty short ones by the same writer, who knew many of the library’s places by then, asked once; judged strictly by the writer',
    rows: sixtyQuestions(
      { answered: 38, atLeastInPart: 56, besideThePoint: 2, wronglyStopped: 0, lines: 5 },
      byTheWriter,
    ),
  },
  {
    on: '2026-11-26',
    weights: '275ffe3d2563',
    set: 'sixty by somebody who knew neither the library nor the rules, asked once; judged by another who saw only questions and answers',
    rows: sixtyQuestions({ answered: 33, atLeastInPart: 53, besideThePoint: 4, wronglyStopped: 3, lines: 6 }, unseen),
  },
  {
    on: '2026-11-26',
    weights: 'b66caf0bcdd2',
    set: 'sixty after public letters, blogs and questions to clinics, in other words, put together by whoever changed the rules and asked once before they were changed for them, with weights of a training before these; judged strictly by the same',
    rows: sixtyQuestions(
      { answered: 34, atLeastInPart: 55, besideThePoint: 4, wronglyStopped: 0, lines: 1 },
      byTheWriter,
    ),
  },
  {
    on: '2026-11-26',
    weights: 'b66caf0bcdd2',
    set: 'sixty plain ones by the same writer after that, asked once, with weights of a training before these; judged strictly by the writer',
    rows: sixtyQuestions(
      { answered: 40, atLeastInPart: 55, besideThePoint: 3, wronglyStopped: 0, lines: 2 },
      byTheWriter,
    ),
  },
  {
    on: '2026-11-26',
    weights: 'b66caf0bcdd2',
    set: '40 messages of need, a third mistyped or said sideways, and 40 sad, cross and grateful letters, by whoever wrote the examples; asked first with the weights before, and looked at while the new ones were learned: of nine trainings the one that lost the fewest was kept',
    rows: [
      { what: 'Need of any kind, lines to call', source: lookedAt, kind: 'heard', right: 40, of: 40 },
      {
        what: 'Sad, cross and grateful letters, everything else stopped',
        source: lookedAt,
        kind: 'false alarm',
        right: 0,
        of: 40,
      },
      { what: 'The same, lines to call below', source: lookedAt, kind: 'false alarm', right: 9, of: 40 },
    ],
  },
  ...[
    {
      set: 'A, of ordinary ones',
      sixty: { answered: 36, atLeastInPart: 53, besideThePoint: 7, wronglyStopped: 0, lines: 2 },
      need: { stops: 41, lines: 4, of: 45 },
      ordinary: { stops: 0, lines: 22, of: 45 },
    },
    {
      set: 'B, with harder and rarer ones',
      sixty: { answered: 22, atLeastInPart: 43, besideThePoint: 17, wronglyStopped: 0, lines: 6 },
      need: { stops: 31, lines: 6, of: 40 },
      ordinary: { stops: 0, lines: 21, of: 50 },
    },
    {
      set: 'C, likewise, by a third writer',
      sixty: { answered: 27, atLeastInPart: 47, besideThePoint: 13, wronglyStopped: 0, lines: 11 },
      need: { stops: 33, lines: 7, of: 40 },
      ordinary: { stops: 1, lines: 20, of: 50 },
    },
    {
      set: 'D, by a fourth writer',
      weights: '179f0586ef5a',
      reader: 'a language model that had seen neither library nor rules; judged by whoever then changed the rules',
      sixty: { answered: 31, atLeastInPart: 53, besideThePoint: 6, wronglyStopped: 1, lines: 3 },
      need: { stops: 35, lines: 5, of: 40 },
      ordinary: { stops: 0, lines: 16, of: 60 },
    },
    {
      set: 'E, by a fifth writer',
      weights: 'cb2f36ba5006',
      sixty: { answered: 38, atLeastInPart: 53, besideThePoint: 7, wronglyStopped: 0, lines: 2 },
      need: { stops: 32, lines: 7, of: 40 },
      ordinary: { stops: 1, lines: 16, of: 60 },
    },
    {
      set: 'F, by a sixth writer',
      weights: 'cb2f36ba5006',
      sixty: { answered: 26, atLeastInPart: 51, besideThePoint: 9, wronglyStopped: 0, lines: 5 },
      need: { stops: 37, lines: 3, of: 40 },
      ordinary: { stops: 0, lines: 9, of: 60 },
    },
    {
      set: 'G, by a seventh writer',
      weights: 'cb2f36ba5006',
      sixty: { answered: 26, atLeastInPart: 52, besideThePoint: 6, wronglyStopped: 1, lines: 1 },
      need: { stops: 32, lines: 8, of: 40 },
      ordinary: { stops: 1, lines: 9, of: 60 },
    },
    {
      set: 'H, by an eighth writer, long letters with need told in passing',
      weights: 'cb2f36ba5006',
      reader: 'a language model that saw questions and answers alone',
      sixty: { answered: 27, atLeastInPart: 51, besideThePoint: 9, wronglyStopped: 0, lines: 7 },
      need: { stops: 24, lines: 15, of: 40 },
      ordinary: { stops: 0, lines: 12, of: 60 },
    },
    {
      set: 'I, by a ninth writer',
      on: '2026-11-27',
      weights: '0b56e30afbd1',
      reader: 'a language model that had not seen the rules',
      sixty: { answered: 26, atLeastInPart: 48, besideThePoint: 10, wronglyStopped: 2, lines: 2 },
      need: { stops: 34, lines: 6, of: 40 },
      ordinary: { stops: 1, lines: 18, of: 60 },
    },
    {
      set: 'J, by a tenth writer; need in other languages counts as lines',
      on: '2026-11-27',
      weights: '0b56e30afbd1',
      reader: 'a language model that saw questions and answers alone',
      sixty: { answered: 20, atLeastInPart: 46, besideThePoint: 13, wronglyStopped: 1, lines: 6 },
      need: { stops: 25, lines: 12, of: 40 },
      ordinary: { stops: 0, lines: 18, of: 60 },
    },
    {
      set: 'K, by an eleventh writer; need in other languages counts as lines',
      on: '2026-11-27',
      weights: '97933cb1c8f8',
      reader: 'a language model that saw questions and answers alone',
      sixty: { answered: 32, atLeastInPart: 45, besideThePoint: 15, wronglyStopped: 0, lines: 7 },
      need: { stops: 31, lines: 9, of: 40 },
      ordinary: { stops: 2, lines: 8, of: 60 },
    },
    {
      set: 'L, by a twelfth writer; need in other languages counts as lines',
      on: '2026-11-28',
      weights: '1e4792014110',
      reader: 'a language model that saw questions and answers alone',
      sixty: { answered: 30, atLeastInPart: 56, besideThePoint: 3, wronglyStopped: 0, lines: 2 },
      need: { stops: 33, lines: 7, of: 40 },
      ordinary: { stops: 0, lines: 4, of: 60 },
    },
  ].map(strangersSet),
  {
    on: '2026-11-28',
    weights: '1e4792014110',
    set: '226 questions as typed on a phone at night, 60 messages that only tell and 40 of need, written before rules and lists were read and asked once before they were changed; judged strictly by the writer, who then changed them',
    rows: [
      {
        what: 'Answered, or rightly said not to be held, or rightly stopped',
        source: byTheWriter,
        kind: 'found',
        right: 170,
        of: 226,
      },
      { what: 'The same, or in part', source: byTheWriter, kind: 'found', right: 207, of: 226 },
      { what: 'Something else read out', source: byTheWriter, kind: 'false alarm', right: 17, of: 226 },
      { what: 'Need of any kind, everything else stops', source: byTheWriter, kind: 'heard', right: 40, of: 40 },
      {
        what: 'Messages that only tell, everything else stopped',
        source: byTheWriter,
        kind: 'false alarm',
        right: 2,
        of: 60,
      },
      { what: 'The same, lines to call below', source: byTheWriter, kind: 'false alarm', right: 9, of: 60 },
    ],
  },
  {
    on: '2026-11-28',
    weights: '1e4792014110',
    set: 'sixty by the same writer after the changes, on sections of the library drawn by lot, whose headings were known; asked once; judged strictly by the writer',
    rows: sixtyQuestions(
      { answered: 38, atLeastInPart: 57, besideThePoint: 3, wronglyStopped: 0, lines: 3 },
      byTheWriter,
    ),
  },
  {
    on: '2026-11-28',
    weights: '1e4792014110',
    set: 'sixty rarer ones by the same writer, of any subject, after places were learned anew; asked once; judged strictly by the writer',
    rows: sixtyQuestions(
      { answered: 29, atLeastInPart: 51, besideThePoint: 9, wronglyStopped: 0, lines: 1 },
      byTheWriter,
    ),
  },
  {
    on: '2026-11-28',
    weights: '1e4792014110',
    set: 'eighty questions, a third of them double or rare, and a mixture of messages (M, by a thirteenth writer), asked once, before anything was changed for them',
    inWords: {
      need: { right: 57, of: 60 },
      ordinary: { right: 1, of: 120 },
      asked: { right: 61, of: 80 },
    },
    rows: [
      {
        what: 'Answered, or rightly said not to be held, or rightly stopped',
        source: separateReader,
        kind: 'found',
        right: 31,
        of: 80,
      },
      { what: 'The same, or in part', source: separateReader, kind: 'found', right: 61, of: 80 },
      { what: 'Something else read out', source: separateReader, kind: 'false alarm', right: 18, of: 80 },
      { what: 'Everything else stopped for nothing', source: separateReader, kind: 'false alarm', right: 1, of: 80 },
      {
        what: 'Need of any kind, lines to call instead or below',
        source: separateWriter,
        kind: 'heard',
        right: 57,
        of: 60,
      },
      { what: 'The same, everything else stops', source: separateWriter, kind: 'heard', right: 45, of: 60 },
      {
        what: 'Ordinary messages of women, everything else stopped',
        source: separateWriter,
        kind: 'false alarm',
        right: 1,
        of: 120,
      },
      { what: 'The same, lines to call below', source: separateWriter, kind: 'false alarm', right: 6, of: 120 },
    ],
  },
  ...[
    {
      set: 'N, by a fourteenth writer, after what M had shown was mended',
      on: '2026-11-28',
      weights: '212b908b5e87',
      sixty: { answered: 34, atLeastInPart: 54, besideThePoint: 6, wronglyStopped: 0, lines: 1 },
      need: { stops: 32, lines: 8, of: 40 },
      ordinary: { stops: 1, lines: 11, of: 100 },
    },
    {
      set: 'O, by a fifteenth writer, after what N had shown was mended; one answer of those beside the point was unsafe',
      on: '2026-11-28',
      weights: '8c78d3e49ba1',
      sixty: { answered: 31, atLeastInPart: 49, besideThePoint: 10, wronglyStopped: 1, lines: 3 },
      need: { stops: 35, lines: 5, of: 40 },
      ordinary: { stops: 4, lines: 10, of: 100 },
    },
    {
      set: 'P, by a sixteenth writer, after what O had shown was mended; one answer of those beside the point was unsafe',
      on: '2026-11-28',
      weights: 'ce5280e239f9',
      sixty: { answered: 22, atLeastInPart: 43, besideThePoint: 17, wronglyStopped: 0, lines: 3 },
      need: { stops: 26, lines: 14, of: 40 },
      ordinary: { stops: 0, lines: 23, of: 120 },
    },
    {
      set: 'Q, by a seventeenth writer, after what P had shown was mended',
      on: '2026-11-28',
      weights: 'ce5280e239f9',
      sixty: { answered: 35, atLeastInPart: 52, besideThePoint: 8, wronglyStopped: 0, lines: 3 },
      need: { stops: 31, lines: 9, of: 40 },
      ordinary: { stops: 0, lines: 15, of: 120 },
    },
    {
      set: 'R, by an eighteenth writer, after what Q had shown was mended',
      on: '2026-11-28',
      weights: 'ce5280e239f9',
      sixty: { answered: 35, atLeastInPart: 51, besideThePoint: 9, wronglyStopped: 0, lines: 1 },
      need: { stops: 27, lines: 12, of: 40 },
      ordinary: { stops: 3, lines: 16, of: 120 },
    },
  ].map(strangersSet),
  {
    on: '2026-11-28',
    weights: '163fc5f74c2a',
    set: 'set S: 270 questions by three writers (ninety in the manner of forums, ninety short ones, ninety as patients write to doctors) and 360 messages by a fourth, asked once, before anything was changed for them',
    inWords: {
      need: { right: 119, of: 120 },
      ordinary: { right: 2, of: 240 },
      asked: { right: 216, of: 270 },
    },
    rows: [
      {
        what: 'Answered, or rightly said not to be held',
        source: separateReader,
        kind: 'found',
        right: 131,
        of: 270,
      },
      { what: 'The same, or in part', source: separateReader, kind: 'found', right: 216, of: 270 },
      { what: 'The same, in the manner of forums', source: separateReader, kind: 'found', right: 79, of: 90 },
      { what: 'The same, short questions', source: separateReader, kind: 'found', right: 77, of: 90 },
      { what: 'The same, as patients write', source: separateReader, kind: 'found', right: 60, of: 90 },
      { what: 'Something else read out', source: separateReader, kind: 'false alarm', right: 28, of: 270 },
      { what: 'Unsafe, all mended since', source: separateReader, kind: 'false alarm', right: 5, of: 270 },
      { what: 'Everything else stopped, wrongly', source: separateReader, kind: 'false alarm', right: 5, of: 270 },
      {
        what: 'Need of any kind, lines to call instead or below',
        source: separateWriter,
        kind: 'heard',
        right: 119,
        of: 120,
      },
      { what: 'The same, everything else stops', source: separateWriter, kind: 'heard', right: 107, of: 120 },
      {
        what: 'Ordinary messages of women, everything else stopped',
        source: separateWriter,
        kind: 'false alarm',
        right: 2,
        of: 240,
      },
      { what: 'The same, lines to call below', source: separateWriter, kind: 'false alarm', right: 32, of: 240 },
    ],
  },
  ...[
    {
      set: 'T, by a twentieth writer, after what S had shown was mended',
      on: '2026-11-28',
      weights: 'b88825d0ff62',
      sixty: { answered: 30, atLeastInPart: 54, besideThePoint: 4, wronglyStopped: 0, lines: 4 },
      need: { stops: 40, lines: 0, of: 40 },
      ordinary: { stops: 1, lines: 12, of: 120 },
    },
  ].map(strangersSet),
]
