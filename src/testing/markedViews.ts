import type { SourcedRedFlag } from '@/features/education/site/warningSigns'
import type { CorrectionView, Figures } from '@/features/evidence/site/queries'
import type { StackView, SupplementView } from '@/features/smart-stacks/site/view'
import type { Urgency } from '@/shared/lib/redFlags'

/** Stands for each word of an editor. */
export const mark = 'ⓜ'

/** The same texts with a marker for every word of an editor. */
export function marked<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return (/^\d+$/.test(texts) || texts.startsWith('/') ? texts : mark) as Texts
  if (Array.isArray(texts)) return texts.map(marked) as Texts
  return Object.fromEntries(Object.entries(texts as object).map(([name, value]) => [name, marked(value)])) as Texts
}

export const contact = { coachingLink: null, contactEmail: null, socialPage: null, productName: mark }
export const shell = {
  productName: mark,
  bannerLong: mark,
  bannerShort: mark,
  externalLinks: [],
  footerNote: mark,
  drawerNote: mark,
}
export const supplement: SupplementView = {
  name: mark,
  studiedDose: mark,
  evidenceGrade: 'limited',
  evidenceNote: mark,
  cautions: mark,
  interactions: mark,
  notForHotFlashes: true,
  sources: [],
}
const noted = [{ name: mark, note: mark }]
export const stack: StackView = {
  slug: 'calm',
  name: mark,
  tagline: mark,
  description: mark,
  sharedDescription: mark,
  targetSymptoms: [mark, `${mark}b`, `${mark}c`],
  supplements: [supplement],
  leftOut: [supplement],
  instructions: [mark],
  timing: mark,
  duration: mark,
  expectedTimeline: noted,
  coreProducts: noted,
  additionalSupports: noted,
  lifestyleIntegration: noted,
  difficulty: 2,
  safetyNote: mark,
  sources: [],
}
export const figures: Figures = {
  claims: 1,
  placed: 1,
  unchecked: 1,
  checked: 1,
  signed: 1,
  due: 1,
  expired: 1,
  withdrawn: 1,
  sources: 1,
  opened: 1,
  abstracts: 1,
  fallen: 1,
  alone: false,
}
export const warningSign = (urgency: Urgency): SourcedRedFlag => ({
  key: urgency,
  urgency,
  area: 'heart',
  who: mark,
  sign: mark,
  action: mark,
  cited: { sign: mark, action: mark },
  sources: [],
})
export const correction: CorrectionView = {
  id: 1,
  day: '2026-03-17T00:00:00.000Z',
  standsIn: mark,
  href: '/education',
  before: mark,
  after: mark,
  why: mark,
  sources: [{ name: mark, url: null, place: mark }],
  isOfRelease: true,
}
