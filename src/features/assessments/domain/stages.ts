import { questions, type Responses } from './questions'

/** A description with the keys of its references, and of the red flags that concern it. */
type StageText = {
  description: string
  references: readonly string[]
  redFlags?: readonly string[]
  /** The module that says more. */
  readOn?: ReadOn
}
type ReadOn = { slug: string; title: string }

/** With more symptoms than this the card suggests the community. */
const manySymptoms = 3
/** This many symptoms are listed by name; the rest is a count. */
const namedSymptoms = 3

/** Fallback for stages without a description of their own; it also opens the one of surgical or medical menopause. */
export const fallbackStageText = "Every woman's journey is unique and valid."

const stageTexts: Record<string, StageText> = {
  'Early perimenopause (subtle changes, still regular periods)': {
    description:
      'Cycles still come monthly-ish, but something has shifted: sleep, mood, heavier or lighter flow, odd flashes. Over 45, guidelines go by symptoms and bleeding rather than by routine hormone tests. Under 45, ask which tests you need. Under 40, ask soon.',
    references: ['nice-ng23-2015', 'eshre-poi-2024'],
    redFlags: ['before-40'],
  },
  'Mid perimenopause (noticeable symptoms, irregular periods)': {
    description:
      'Cycle lengths that differ by a week or more from one to the next belong to what the staging system calls the early transition; it knows no middle. If symptoms interrupt your days by now, this is a good moment for a plan: sleep, strength, a symptom record, and a talk with a clinician if you want treatment. Under 45, ask which tests you need. Under 40, ask soon.',
    references: ['straw-10-2012', 'nice-ng23-2015', 'eshre-poi-2024'],
    redFlags: ['before-40'],
  },
  'Late perimenopause (significant symptoms, very irregular periods)': {
    description:
      'Gaps of sixty days or longer belong to this stage. Fertility is falling but it is not zero: contraception is still needed if you do not want to be pregnant. Under 45, ask which tests you need. Under 40, ask soon.',
    references: ['straw-10-2012', 'fsrh-over-40-2017', 'nice-ng23-2015', 'eshre-poi-2024'],
    redFlags: ['before-40'],
  },
  'Postmenopause (no periods for 12+ months)': {
    description:
      'The clock counts from your last period. Hot flashes can go on for years, dryness tends to stay unless it is treated, and heart care matters more now. Any bleeding at all from here on needs checking.',
    references: ['swan-vms-duration-2015', 'gsm-nams-2020', 'aha-menopause-cvd-2020', 'postmenopausal-bleeding-2018'],
    redFlags: ['bleeding-after-menopause'],
  },
  'Surgical or medical menopause (ovaries removed, or periods stopped by treatment)': {
    description: `${fallbackStageText} If yours came before 45, ask to be assessed. If it came before 40, guidelines advise hormone therapy until the usual age of menopause, unless something in your history speaks against it, and a bone scan. If a coil, implant, pill or ablation stopped your bleeding, or only your uterus was removed, that isn't menopause. Your ovaries may still work, and you may still need birth control unless your uterus is out.`,
    references: ['eshre-poi-2024', 'nice-ng23-2015', 'ablation-leaflet-2014', 'ablation-ekhuft'],
    readOn: { slug: 'no-bleeding-to-go-by', title: 'No Bleeding to Go By' },
    redFlags: ['bleeding-without-womb', 'bleeding-after-menopause', 'before-40'],
  },
}

/** The nine symptoms, without the exclusive option. */
const symptomNames = questions
  .flatMap((question) => (question.id === 'peri_symptoms' ? question.options : []))
  .flatMap((option) => ('exclusive' in option ? [] : [option.text as string]))

/** Red flags that the stages name. */
export const stageRedFlags = [...new Set(Object.values(stageTexts).flatMap(({ redFlags = [] }) => redFlags))]

/** References that the stage descriptions cite. */
export const stageReferences = [...new Set(Object.values(stageTexts).flatMap(({ references }) => references))]

type StageSummary = {
  stage: string
  stageDescription: string
  references: readonly string[]
  redFlags: readonly string[]
  readOn: ReadOn | null
  symptoms: string[]
  symptomCount: number
  named: string[]
  more: number
  needsSupport: boolean
}

/** Summarizes the stage that the answers indicate; null until the stage question is answered. */
export function summarizeStage(responses: Responses): StageSummary | null {
  const stage = responses.peri_stage
  if (typeof stage !== 'string') return null
  const ticked = responses.peri_symptoms
  const symptoms = symptomNames.filter((name) => Array.isArray(ticked) && ticked.includes(name))
  const text = stageTexts[stage]
  return {
    stage,
    stageDescription: text?.description ?? fallbackStageText,
    references: text?.references ?? [],
    redFlags: text?.redFlags ?? [],
    readOn: text?.readOn ?? null,
    symptoms,
    symptomCount: symptoms.length,
    named: symptoms.slice(0, namedSymptoms),
    more: Math.max(0, symptoms.length - namedSymptoms),
    needsSupport: symptoms.length > manySymptoms,
  }
}
