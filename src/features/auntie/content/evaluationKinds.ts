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

export const ours = 'a language model, held out'
export const forum = 'people, in public posts and questions'
/** Half of them was looked at while thresholds were chosen; this is the other. */
export const otherHalf = 'people, in public posts and questions, the half that chose nothing'
/** The other half as well, when the thresholds of the next entry were chosen. */
export const bothHalves = 'people, in public posts and questions, looked at while thresholds were chosen'
export const unread = 'a language model, set aside before learning'
export const lookedAt = 'a language model, looked at while examples were added'
export const outsiders = 'a language model that had seen neither rules nor library, judged by another'
export const medQuad = 'MedQuAD (NIH), its questions on menopause, bones, bladder, sleep, thyroid and the like'
export const womensBenchmark = 'Women’s Health Benchmark, the published part'
export const published =
  'questions of public pages (advice columns, clinics, pharmacists), put in other words; judged by whoever wrote the rules'
export const publishedAfter = `${published}; others than those above, asked after phrases had been added`
export const unseen = 'written by a language model that had not seen the rules, judged by another that had seen neither'
/** The same hand wrote the questions, judged the answers and changed the rules, so these flatter. */
export const byTheWriter = 'written and judged by whoever wrote the rules'
export const strangers =
  'questions of public pages and of the set CLINC150, a part misspelled, read by nobody before they were asked; judged by whoever wrote the rules'
export const separateReader =
  'a language model that had seen neither library nor rules; judged by another, which saw only questions and answers'
export const separateWriter = 'a language model that had seen neither library nor rules, and said what each message is'
export const miner = 'Miner and others, JAMA Internal Medicine 2016, the statements quoted in reports'
export const rand = 'RAND, Psychiatric Services 2025, the questions quoted in reports'

export const minerKept = 'Miner and others, JAMA Internal Medicine 2016, eight of nine statements, two of them learned'
export const personas = 'VERA-MH (Spring Health, 2025), sample prompts of its personas'
export const medQuadKept = 'MedQuAD (NIH), 123 questions on women’s health, the heart, bones, and beside them'

type Sixty = Record<'answered' | 'atLeastInPart' | 'besideThePoint' | 'wronglyStopped' | 'lines', number>

/** What is counted of sixty questions that were asked once. */
export const sixtyQuestions = (counted: Sixty, source: string): readonly Measured[] =>
  (
    [
      ['Answered, or rightly said not to be held, or rightly stopped', 'found', counted.answered],
      ['The same, or in part', 'found', counted.atLeastInPart],
      ['Something else read out', 'false alarm', counted.besideThePoint],
      ['Everything else stopped, wrongly', 'false alarm', counted.wronglyStopped],
      ['Lines to call below', 'false alarm', counted.lines],
    ] as const
  ).map(([what, kind, right]) => ({ what, source, kind, right, of: 60 }))

/** Of conversations, what an earlier message told and the last answer had to hold. */
export const remembered = (counted: { kept: number; inPart: number; of: number }): readonly Measured[] => [
  {
    what: 'Conversations, what was told before is in the last answer',
    source: separateReader,
    kind: 'heard',
    right: counted.kept,
    of: counted.of,
  },
  {
    what: 'The same, or in part',
    source: separateReader,
    kind: 'heard',
    right: counted.kept + counted.inPart,
    of: counted.of,
  },
]

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

export const strangersSet = ({
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
