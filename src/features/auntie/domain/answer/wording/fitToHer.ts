import type { AuntieLink } from '../../conversation'
import { omitOtherAges } from './omitOtherAges'
import { sayPricesElsewhere } from './pricesElsewhere'
import { omitDrinkLess } from './withoutDrink'

type Answer = { response: string; links: AuntieLink[] }

/**
 * An answer without what is read to others than her: prices of other countries, drinking less to who drinks no more, and
 * what is said to who is older than she told to be.
 * @param said her messages
 */
export function fitToHer(answer: Answer, said: readonly string[]): Answer {
  const ofPrices = sayPricesElsewhere(said, answer.response)
  const [page] = answer.links
  if (ofPrices && page) return { response: `${ofPrices} “${page.title}” [1].`, links: [page] }
  return omitOtherAges(omitDrinkLess(answer, said), said)
}
