import { anyOf, type Pattern } from './patterns'
import { ailments, medicine, whose } from './remedies'

/** Each tells a reader what nobody can promise her, or what may harm her. */
export type FalsePromise = {
  says: Pattern
  /** What stands in all that it looks for, and is cheaper to look for first. */
  of?: 'ailment' | 'medicine'
  /** Whether it has to speak of what is unproven. */
  ofUnproven?: true
  /** Whether it has to name what is taken, or done, for it. */
  ofRemedy?: true
  /** Whether it is one only of what is no treatment. */
  notOfTreatment?: true
  /** Whether what ails her has to be named in it or before it. */
  ofTrouble?: true
  /** Its denials are part of what it says: “it cannot harm you”. */
  deniesItself?: true
}

/** By when it is promised. */
const by = String.raw`(?:\b(?:(?:with)?in|after|by|inside|over|give it)(?: [\w-]+){0,2}? (?:days?|nights?|weeks?|months?|fortnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bby (?:summer|christmas|easter|spring|autumn|winter|the holidays|tomorrow|next \w+|your (?:birthday|wedding))\b|\b(?:days?|nights?|weeks?|months?) (?:from now|later|of \w+ and)\b)`
const youWill = String.raw`\byou(?:['’]ll| will| are going to|['’]re going to) (?!not\b|never\b)(?:\w+ ){0,2}?`
const becomes = String.raw`(?:sleep(?:ing)?|feel(?:ing)? (?:\w+ ){0,2}?(?:better|younger|calmer|lighter|fitter|cooler|well|great|fresh|stronger|rested|like (?:yourself|new|a new)|yourself|human)|wak(?:e|ing)(?: \w+){0,2}? (?:rested|refreshed|dry|fresh)|stop \w+ing|(?:lose|shed|drop) (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|\d+|your|that|the|weight|inches|pounds)|glow|be (?:\w+ )?(?:free|rid|calm|rested|slimmer|pain-free|symptom-free|dry)|(?:notice|see|have|get) (?:\w+ )?(?:fewer|less|results|relief|more energy|a difference|your (?:\w+ )?(?:energy|sleep|drive|waist|memory)))\b`
const itWill = String.raw`\b(?:${ailments}|bladder|leaks|low mood|energy|sleep|belly|waist|nerves|memory|moods?)(?: \w+)? will (?:\w+ )?(?:be (?:back|gone|flat|calm|steady|better|dry)|lift|stop|return|clear|vanish|settle|fade|ease|go)\b`
const turns = String.raw`(?:${youWill}${becomes}|${itWill})`

const trouble = String.raw`(?:${ailments}|\b(?:body|energy|sleep|memory|prolapse|belly|bladder|leaks|low mood|sleepless nights?|bad nights|mood swings|waist|tears|rage|cravings|bloating)\b)`

export const byADate: FalsePromise[] = [
  {
    says: anyOf(
      String.raw`${trouble}[^.?!]{0,40}\bwill (?:\w+ )?be (?:history|(?:just |only |no more than )?a (?:\w+ )?memory|a thing of the past|behind you|last year['’]s news|over|gone for good)\b`,
      String.raw`${trouble}(?: \w+)? (?:is|are|becomes?) something (?:that )?(?:you|she|other women) (?:used to|once)\b`,
      String.raw`(?:\band|,) (?:your|the|those) (?:\w+ )?${trouble}(?:['’]ll| will) (?:\w+ )?(?:disappear|vanish|stop|be gone|go away|melt(?: away)?|cease|end|leave)\b`,
      String.raw`\bget your (?:\w+ ){0,2}?(?:body|waist|sleep|energy|drive|memory|mind|figure|libido|spark) back ${by}`,
      String.raw`\bconsider (?:it|them|that|(?:your|the) [\w ]{2,30}?) (?:sorted|solved|done|fixed|cured|gone|history|handled|dealt with|beaten|over)\b`,
    ),
    notOfTreatment: true,
    ofTrouble: true,
  },
  { says: anyOf(`${by}[^.?!]{0,60}${turns}|${turns}[^.?!]{0,40}${by}`), notOfTreatment: true },
  {
    says: anyOf(
      String.raw`(?:${ailments}|\b(?:bladder|leaks|low mood)\b)[^.?!]{0,20}\b(?:(?:fix|right|mend|sort)(?:e?s)? (?:itself|themselves)|lifts|clears|vanish(?:es)?|disappears?)[^.?!]{0,10}${by}`,
    ),
    notOfTreatment: true,
  },
]

/** What one woman lived is promised to the next. */
export const namesTrouble = new RegExp(trouble)

export const toldOfOne: FalsePromise[] = [
  {
    says: anyOf(
      String.raw`\bif (?:it|this|that|they|i)(?: \w+)? (?:works?|worked|helps?|helped|did it|did|could|can|cured|healed|fixed)(?: \w+)?(?: for)? (?:me|us|her|him|my \w+)?\b[^.?!]{0,20}, (?:it|this|that|they|you)(?:['’]ll| will| can)\b[^.?!]{0,30}\b(?:you|yours|any(?:one|body| woman)|every(?:one|body| woman)|all of us)\b`,
    ),
    deniesItself: true,
  },
  {
    says: anyOf(
      String.raw`\byou(?:['’]ll| will) never (?:again )?(?:have|get|feel|see|suffer|know) (?:another|an?|any|one more) (?:\w+ )?${trouble}`,
    ),
    deniesItself: true,
  },
  {
    says: /\b(?:have|has|['’]ve) (?:yet to (?:meet|see|find)|never (?:met|seen|had)) (?:the|a|one) (?:woman|reader|client|body|person) (?:who|whose|that|which)\b[^.?!]{0,60}\b(?:not|n['’]t)\b/,
    deniesItself: true,
  },
  {
    says: /\b(?:do(?:es)?|works?) (?:exactly |just )?(?:the same|as much) for (?:you|yours)\b|\bcan do for you\b|\bwill work for you\b|\b(?:['’]ll| will| can| could) (?:\w+ )?(?:save|mend|heal|fix|calm|cool|cure|rescue|help|change|lift|ease) (?:yours|you(?:r \w+)? (?:too|as well))\b|\band so can you\b/,
    ofRemedy: true,
  },
  {
    says: anyOf(
      String.raw`\b(?:threw|tossed|binned|ditched|dumped|quit|gave up|came off|got off|stopped (?:taking|using))(?: away| out)? ${whose} (?:[\w-]+ ){0,3}?${medicine}\b`,
    ),
    ofRemedy: true,
  },
  {
    says: /\b(?:be|is|are) (?:the|that|your) (?:cure|remedy|answer|solution|miracle) (?:\w+ ){1,3}?(?:waiting|looking|longing|hoping|searching|praying) for\b/,
  },
]
