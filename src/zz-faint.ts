import { readFileSync, readdirSync } from 'node:fs'
import { LibraryIndex } from '@/shared/search/libraryIndex'
import { readAskedAs, readAskedFor, readAskedOfSite } from '@/shared/search/askedAs'
import { fitsQuestion, judgeFound } from '@/features/auntie/domain/answer/judgeFound'
import { getBuiltInClassifier } from '@/features/auntie/cms/classifierCache'
import { builtInLists, builtInRules } from '@/features/auntie/content/safetyRules'
import { compileRules } from '@/features/auntie/domain/safety/findConcern'
import { createRecognizer } from '@/features/auntie/domain/safety/recognizer'
const passages = JSON.parse(readFileSync('/tmp/auntie/passages.json', 'utf8'))
const index = new LibraryIndex(passages, readAskedAs(), readAskedFor(), readAskedOfSite())
const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())
const gates: [string, (f: any) => boolean][] = [
  ['d<-1.2', (f) => f.distance < -1.2],
  ['d<-1', (f) => f.distance < -1],
  ['d<-1&s>=3', (f) => f.distance < -1 && (f.answers[0]?.score ?? 0) >= 3],
  ['d<-.9&ans&s>=4', (f) => f.distance < -0.9 && judgeFound(f) === 'answer' && (f.answers[0]?.score ?? 0) >= 4],
  ['d<-.7&ans&s>=5', (f) => f.distance < -0.7 && judgeFound(f) === 'answer' && (f.answers[0]?.score ?? 0) >= 5],
  ['s>=5&cov>.4', (f) => f.answers[0]?.score >= 5 && f.answers[0].coverage > 0.4],
]
for (const file of [
  'crisis-explicit',
  'crisis-indirect',
  'red-flags',
  'emergencies',
  'letters',
  'harmless',
  'posts',
  'questions',
  '/tmp/auntie-q/dev120.txt',
]) {
  let n = 0,
    sure = 0,
    poss = 0,
    faint = 0,
    fits = 0
  const g = gates.map(() => 0)
  const ex: string[] = []
  for (const line of readFileSync(file.startsWith('/') ? file : `tests/eval/auntie/${file}.txt`, 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue
    const q = line.split('\t').at(-1)!.split(' // ').at(-1)!
    n++
    if (file === 'letters' && /^(none|harmless|-)/.test(line)) {
      n--
      continue
    }
    const j = recognize(q)
    if (!j) continue
    if (j.certainty === 'sure') {
      sure++
      continue
    }
    if (j.certainty === 'possible') {
      poss++
      continue
    }
    faint++
    const f = index.find({ question: q }, { modules: 3, passages: 3 })
    if (fitsQuestion(f)) {
      fits++
      continue
    }
    gates.forEach(([, t], i) => {
      if (t(f)) {
        g[i]!++
        if (i === 3) ex.push(q.slice(0, 120))
      }
    })
  }
  console.log(file, { n, sure, poss, faint, fits }, gates.map(([k], i) => `${k}:${g[i]}`).join(' '))
  if (!/questions|posts|harmless|dev120/.test(file)) console.log(ex.slice(0, 10))
}
