import type { TarotCard } from '@/payload-types'

import { deckSize } from '../domain/drawCard'
import { romanNumeral } from '../domain/romanNumeral'

export type CardView = { number: number; numeral: string; name: string; reflection: string; prompt: string }

type CardSource = Pick<TarotCard, 'number' | 'name' | 'reflection' | 'prompt'>

/** Null for a draft without number or name. */
export function toCardView({ number, name, reflection, prompt }: CardSource): CardView | null {
  if (!Number.isInteger(number) || number < 0 || number >= deckSize || !name) return null
  return { number, numeral: romanNumeral(number), name, reflection: reflection ?? '', prompt: prompt ?? '' }
}
