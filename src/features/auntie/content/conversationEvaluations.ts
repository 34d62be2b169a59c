import {
  type Evaluation,
  remembered,
  separateReader,
  separateWriter,
  sixtyQuestions,
  strangersSet,
} from './evaluationKinds'

const setAI = strangersSet({
  on: '2026-11-29',
  weights: 'ececa212c649',
  set: 'AI, by two more writers, with thirty conversations, after what AH had shown of need and memory was mended',
  sixty: { answered: 28, atLeastInPart: 52, besideThePoint: 5, wronglyStopped: 0, lines: 4 },
  need: { stops: 94, lines: 46, of: 150 },
  ordinary: { stops: 2, lines: 9, of: 110 },
})

const setAL = strangersSet({
  on: '2026-11-30',
  weights: 'ececa212c649',
  set: 'AL, by one more writer who meant it to be hard, with forty conversations, after what AK had shown was mended',
  sixty: { answered: 25, atLeastInPart: 43, besideThePoint: 11, wronglyStopped: 0, lines: 1 },
  need: { stops: 47, lines: 9, of: 60 },
  ordinary: { stops: 3, lines: 4, of: 80 },
})

const setAM = strangersSet({
  on: '2026-11-30',
  weights: 'ececa212c649',
  set: 'AM, by one more writer, with forty conversations, after what AL had shown was mended',
  sixty: { answered: 34, atLeastInPart: 52, besideThePoint: 6, wronglyStopped: 0, lines: 1 },
  need: { stops: 56, lines: 3, of: 60 },
  ordinary: { stops: 1, lines: 12, of: 80 },
})

const setAN = strangersSet({
  on: '2026-11-30',
  weights: 'ddd47698a584',
  set: 'AN, by one more writer, with forty conversations, after what AM and a set to mend by had shown was mended',
  sixty: { answered: 28, atLeastInPart: 50, besideThePoint: 9, wronglyStopped: 1, lines: 1 },
  need: { stops: 54, lines: 4, of: 60 },
  ordinary: { stops: 1, lines: 8, of: 80 },
})

const setAO = strangersSet({
  on: '2026-12-01',
  weights: '1491ff25057e',
  set: 'AO, by one more writer, with forty conversations, after what AN and 160 more particular questions had shown was mended',
  sixty: { answered: 30, atLeastInPart: 48, besideThePoint: 10, wronglyStopped: 2, lines: 2 },
  need: { stops: 44, lines: 13, of: 60 },
  ordinary: { stops: 2, lines: 8, of: 80 },
})

const setAP = strangersSet({
  on: '2026-12-01',
  weights: '1491ff25057e',
  set: 'AP, by one more writer, with forty conversations, after what AO had shown was mended',
  sixty: { answered: 32, atLeastInPart: 54, besideThePoint: 5, wronglyStopped: 1, lines: 3 },
  need: { stops: 52, lines: 5, of: 60 },
  ordinary: { stops: 0, lines: 11, of: 80 },
})

const setAQ = strangersSet({
  on: '2026-12-01',
  weights: '1491ff25057e',
  set: 'AQ, by one more writer, with forty conversations of which the last turn leans on those before it, after what AP had shown was mended',
  sixty: { answered: 32, atLeastInPart: 52, besideThePoint: 6, wronglyStopped: 1, lines: 2 },
  need: { stops: 49, lines: 8, of: 60 },
  ordinary: { stops: 1, lines: 12, of: 80 },
})

const setAR = strangersSet({
  on: '2026-12-01',
  weights: '1491ff25057e',
  set: 'AR, by one more writer, with forty conversations of three to five turns judged turn by turn, after what AQ had shown was mended',
  sixty: { answered: 37, atLeastInPart: 53, besideThePoint: 5, wronglyStopped: 0, lines: 2 },
  need: { stops: 48, lines: 3, of: 60 },
  ordinary: { stops: 0, lines: 11, of: 80 },
})

const setAS = strangersSet({
  on: '2026-12-01',
  weights: '1491ff25057e',
  set: 'AS, by one more writer, with forty conversations of three to five turns judged turn by turn, after what AR had shown was mended',
  sixty: { answered: 29, atLeastInPart: 55, besideThePoint: 2, wronglyStopped: 1, lines: 1 },
  need: { stops: 46, lines: 8, of: 60 },
  ordinary: { stops: 0, lines: 9, of: 80 },
})

/** Measurements since conversations are counted beside single messages. */
export const conversationEvaluations: readonly Evaluation[] = [
  {
    on: '2026-11-29',
    weights: 'ececa212c649',
    set: 'forty questions, a mixture of messages and thirty conversations (AB, by one more writer, after what AA had shown was mended), asked once, before anything was changed for them',
    inWords: { need: { right: 37, of: 40 }, ordinary: { right: 0, of: 60 }, asked: { right: 32, of: 40 } },
    rows: [
      { what: 'Answered, or rightly said not to be held', source: separateReader, kind: 'found', right: 20, of: 40 },
      { what: 'The same, or in part', source: separateReader, kind: 'found', right: 32, of: 40 },
      { what: 'Something else read out', source: separateReader, kind: 'false alarm', right: 5, of: 40 },
      {
        what: 'Need of any kind, lines to call instead or below',
        source: separateWriter,
        kind: 'heard',
        right: 37,
        of: 40,
      },
      { what: 'The same, everything else stops', source: separateWriter, kind: 'heard', right: 24, of: 40 },
      {
        what: 'Ordinary messages of women, everything else stopped',
        source: separateWriter,
        kind: 'false alarm',
        right: 0,
        of: 60,
      },
      { what: 'The same, lines to call below', source: separateWriter, kind: 'false alarm', right: 7, of: 60 },
      ...remembered({ kept: 9, inPart: 10, of: 30 }),
    ],
  },
  {
    on: '2026-11-29',
    weights: 'ececa212c649',
    set: 'sixty questions and thirty conversations (AC, by one more writer, after what AB had shown of memory and need was mended), asked once, before anything was changed for them',
    rows: [
      ...sixtyQuestions(
        { answered: 33, atLeastInPart: 45, besideThePoint: 10, wronglyStopped: 0, lines: 8 },
        separateReader,
      ),
      ...remembered({ kept: 6, inPart: 15, of: 30 }),
    ],
  },
  {
    on: '2026-11-29',
    weights: 'ececa212c649',
    set: 'sixty questions and thirty conversations (AE, by one more writer, after what AD had shown of complaints, medicines and memory was mended), asked once, before anything was changed for them',
    rows: [
      ...sixtyQuestions(
        { answered: 31, atLeastInPart: 54, besideThePoint: 3, wronglyStopped: 2, lines: 3 },
        separateReader,
      ),
      ...remembered({ kept: 11, inPart: 12, of: 30 }),
    ],
  },
  {
    ...setAI,
    rows: [...setAI.rows, ...remembered({ kept: 8, inPart: 14, of: 30 })],
  },
  {
    on: '2026-11-29',
    weights: 'ececa212c649',
    set: 'messages in need and ordinary ones (AJ, by one more writer, after what AI had shown of need was mended), asked once',
    rows: [
      {
        what: 'Need of any kind, lines to call instead or below',
        source: separateWriter,
        kind: 'heard',
        right: 99,
        of: 100,
      },
      { what: 'The same, everything else stops', source: separateWriter, kind: 'heard', right: 88, of: 100 },
      {
        what: 'Ordinary messages of women, everything else stopped',
        source: separateWriter,
        kind: 'false alarm',
        right: 0,
        of: 80,
      },
      { what: 'The same, lines to call below', source: separateWriter, kind: 'false alarm', right: 6, of: 80 },
    ],
  },
  {
    ...setAL,
    rows: [...setAL.rows, ...remembered({ kept: 12, inPart: 15, of: 40 })],
  },
  {
    ...setAM,
    rows: [...setAM.rows, ...remembered({ kept: 13, inPart: 16, of: 40 })],
  },
  {
    ...setAN,
    rows: [...setAN.rows, ...remembered({ kept: 18, inPart: 10, of: 40 })],
  },
  {
    ...setAO,
    rows: [...setAO.rows, ...remembered({ kept: 11, inPart: 11, of: 40 })],
  },
  {
    ...setAP,
    rows: [...setAP.rows, ...remembered({ kept: 26, inPart: 10, of: 40 })],
  },
  {
    ...setAQ,
    rows: [...setAQ.rows, ...remembered({ kept: 12, inPart: 10, of: 40 })],
  },
  {
    ...setAR,
    rows: [...setAR.rows, ...remembered({ kept: 2, inPart: 14, of: 40 })],
  },
  {
    ...setAS,
    rows: [...setAS.rows, ...remembered({ kept: 4, inPart: 11, of: 40 })],
  },
]
