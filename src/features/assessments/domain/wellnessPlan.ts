import { categories, type Category, type Responses } from './questions'
import { scoreCategories, worstAnswer } from './universalScore'

type Place = { title: string; href: string }

/** What the site offers for a category: modules, practice sessions, smart stacks. */
type PlanEntry = { category: Category; score: number; modules: Place[]; practices: Place[]; stacks: Place[] }

/** Number of categories in a plan, but for ties. */
const most = 3
/** Scores from here on are optimal and need no plan. */
const optimal = 80

const article = (slug: string, title: string): Place => ({ title, href: `/education/${slug}` })
const practice = (key: string, title: string): Place => ({ title, href: `/practice#${key}` })
const stack = (slug: string, title: string): Place => ({ title, href: `/smart-stacks/${slug}` })

const places: Record<Category, Omit<PlanEntry, 'category' | 'score'>> = {
  movement: {
    modules: [
      article('moving-through-it', 'Moving Through It'),
      article('muscle-is-your-pension', 'Muscle Is Your Pension'),
    ],
    practices: [
      practice('strength-foundations', 'Strength Foundations'),
      practice('shoulders-and-hips-unstuck', 'Shoulders and Hips, Unstuck'),
    ],
    stacks: [stack('body-shield-ritual', 'Body Shield Ritual')],
  },
  nutrition: {
    modules: [
      article('the-plate-that-loves-you-back', 'The Plate That Loves You Back'),
      article('soy-wine-and-coffee-the-fine-print', 'Soy, Wine and Coffee: The Fine Print'),
    ],
    practices: [],
    stacks: [stack('morning-clarity-stack', 'Morning Clarity Stack')],
  },
  purpose: {
    modules: [
      article('purpose-after-the-pause', 'Purpose After the Pause'),
      article('grief-freedom-and-the-empty-chair', 'Grief, Freedom and the Empty Chair'),
    ],
    practices: [practice('clear-morning-sit', 'Clear Morning Sit')],
    stacks: [],
  },
  social: {
    modules: [
      article('why-friends-are-medicine', 'Why Friends Are Medicine'),
      article('asking-for-help-before-the-cliff', 'Asking for Help Before the Cliff'),
    ],
    practices: [],
    stacks: [],
  },
  stress: {
    modules: [article('the-graceful-no', 'The Graceful No'), article('the-kind-voice', 'The Kind Voice')],
    practices: [practice('sighing-set', 'Sighing Set'), practice('evening-unwind-yoga', 'Evening Unwind Yoga')],
    stacks: [],
  },
  perimenopause: {
    modules: [
      article('what-perimenopause-actually-is', 'What Perimenopause Actually Is'),
      article('talking-to-your-doctor', 'Talking to Your Doctor'),
    ],
    practices: [],
    stacks: [stack('hot-flash-cooling-protocol', 'Hot Flash Cooling Protocol')],
  },
}

/** The categories in order of need: the lowest first, and of equals the one with the worst single answer. */
export function rankCategories(responses: Responses): { category: Category; score: number; worst: number }[] {
  const scores = scoreCategories(responses)
  return categories
    .map((category) => ({ category, score: scores[category], worst: worstAnswer(responses, category) }))
    .sort((one, other) => one.score - other.score || one.worst - other.worst)
}

/**
 * A plan from the visitor's lowest categories: three that are not optimal yet, in order of need; where the last of them
 * can't be told from others, those as well. When all are optimal, the lowest alone.
 */
export function planFor(responses: Responses): PlanEntry[] {
  const ranked = rankCategories(responses)
  const wanting = ranked.filter(({ score }) => score < optimal)
  const last = wanting[most - 1]
  const chosen = wanting.filter(
    (entry, rank) => rank < most || (entry.score === last!.score && entry.worst === last!.worst),
  )
  return (chosen.length > 0 ? chosen : ranked.slice(0, 1)).map(({ category, score }) => ({
    category,
    score,
    ...places[category],
  }))
}

/** What the site offers for legs that may have lipedema. */
export const lipedemaPlaces: readonly Place[] = [
  article('could-it-be-lipedema', 'Could It Be Lipedema?'),
  article('talking-to-your-doctor', 'Talking to Your Doctor'),
]
