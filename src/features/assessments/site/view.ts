import type { Reference } from '@/payload-types'
import { toShortSource, type ShortSource } from '@/shared/ui/ShortSources'

/** A source of a fact: `cited` is "Harlow SD, Gass M, Hall JE, et al. (2012)". */
export type SourceView = ShortSource & { key: string }

/** References that the texts about lipedema cite. */
export const lipedemaReferences: readonly string[] = [
  'lipedema-buck-herbst-2016',
  'lipedema-kruppa-2020',
  'lipedema-s2k-2024',
  'lipedema-us-standard-2021',
  'lipoedema-uk-compression',
  'lipedema-amato-2022',
  'compression-risks-2020',
]

/** Red flags of the list: above very low answers, and below the lipedema results. */
export const helpNowFlags: readonly string[] = ['thoughts-of-suicide']
export const urgentFlags: readonly string[] = ['chest-pain', 'breathless', 'leg-swelling', 'spreading-red-skin']

export const toSourceView = (reference: Reference): SourceView => ({
  key: reference.key,
  ...toShortSource(reference),
})

/** Splits a text field with one entry per line. */
export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []))
