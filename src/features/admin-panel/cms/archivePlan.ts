import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'

import type { Plan } from '@/shared/cms/contentArchive/planImport'
import type { Doc } from '@/shared/cms/contentArchive/portableFields'
import type { Wording } from '@/shared/cms/contentArchive/readContent'

import type { ArchivePlan } from '../contract'
import { columnsOf, valueAt } from './csvTable'
import { differences, plainLabel } from './differences'
import { excerptsOf, shownValue } from './shownValue'

/** Texts that are told one by one, and how much of each value. */
const [maxReported, maxShown] = [200, 160]
/** Of the reason why one is not published. */
const maxWhy = 600

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig
type Field = ArchivePlan['texts'][number]['fields'][number]

const textLabel = (label: unknown) => (typeof label === 'string' && label ? label : undefined)

/** What the panel calls the list or page that a text belongs to. */
const kindOf = (config: Config): string =>
  textLabel('labels' in config ? config.labels.plural : config.label) ?? plainLabel(config.slug.replaceAll('-', ' '))

/** A value with the keys of what it names, as the panel's other previews have them. */
function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKeys)
  if (value === null || typeof value !== 'object') return value
  if ('$ref' in value) return typeof value.$ref === 'string' ? value.$ref.slice(value.$ref.indexOf('/') + 1) : null
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKeys(part)]))
}

function fieldsOf(config: Config, archived: Wording, here: Wording): Field[] {
  const columns = columnsOf(config as SanitizedCollectionConfig)
  const labels = new Map(
    columns.map(({ path, field }) => [path, textLabel('label' in field && field.label) ?? plainLabel(field.name)]),
  )
  const readable = (doc: Doc): Doc =>
    Object.fromEntries(columns.map(({ path, field }) => [path, shownValue(field, withKeys(valueAt(doc, path)))]))
  const compare = (now: Doc, before: Doc, mark: string) =>
    differences(readable(now), readable(before), labels).map(({ label, mine, theirs }) => ({
      label: label + mark,
      ...excerptsOf(theirs, mine, maxShown),
    }))
  const said = (label: string, before: string, after: string): Field => ({ label, before, after })
  const onSite = archived.published
    ? compare(archived.published, here.published ?? {}, '')
    : here.published
      ? [said('On the site', 'yes', 'no')]
      : []
  const inDraft = archived.draft
    ? compare(archived.draft, here.draft ?? here.published ?? {}, ' (draft)')
    : here.draft
      ? [said('Draft', 'there is one', 'none')]
      : []
  return [...onSite, ...inDraft]
}

/** A plan in the words of the panel. */
export function describePlan(
  { collections, globals }: SanitizedConfig,
  plan: Plan,
): Omit<ArchivePlan, 'asked' | 'asks' | 'madeAt' | 'plan'> {
  const configs = new Map<string, Config>([...collections, ...globals].map((config) => [config.slug, config]))
  const planned = [
    ...plan.documents.map(({ document, ...rest }) => ({ ...rest, key: document.key, wording: document as Wording })),
    ...plan.globals.map((one) => ({ ...one, key: null })),
  ]
  const count = (holds: (one: (typeof planned)[number]) => boolean) => planned.filter(holds).length
  const first = planned.toSorted((one, other) => Number(other.retracted.length > 0) - Number(one.retracted.length > 0))
  const texts = first.slice(0, maxReported).map(({ slug, key, wording, change, here = {}, waits, retracted }) => {
    const config = configs.get(slug)!
    const words = wording.draft ?? wording.published ?? {}
    const title = 'labels' in config ? textLabel(words[config.admin.useAsTitle ?? 'id']) : undefined
    return {
      kind: kindOf(config),
      title: (title ?? key ?? kindOf(config)).slice(0, maxShown),
      becomes: change,
      waits,
      ...(retracted.length > 0 && {
        why: `It rests on what was retracted: ${retracted.map((label) => `“${label}”`).join(', ')}.`.slice(0, maxWhy),
      }),
      fields: change === 'changed' ? fieldsOf(config, wording, here) : [],
    }
  })
  return {
    made: count(({ change }) => change === 'new'),
    changed: count(({ change }) => change === 'changed'),
    same: plan.same,
    left: plan.left.length,
    onlyHere: plan.onlyHere,
    waits: count(({ waits }) => waits),
    retracted: count(({ retracted }) => retracted.length > 0),
    goesPublic: count(({ waits, wording }) => !waits && Boolean(wording.published)),
    texts,
  }
}
