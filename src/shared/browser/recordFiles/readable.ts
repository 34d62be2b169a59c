import { escapeMarkup } from '@/shared/lib/escapeMarkup'
import type { RecordFormat } from '@/shared/lib/recordFormat'

import { mapInChunks } from '../yieldToMain'
import { dayOf, describeByMoment, type ExportedRecords } from './describedRecords'

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h2{border-bottom:2px solid;margin-top:2.5rem}h3{font-size:1rem;margin:1.25rem 0 .25rem;break-after:avoid}
dl{margin:0;display:grid;grid-template-columns:max-content 1fr;gap:0 1rem}dt{color:#555}dd{margin:0;white-space:pre-line}
@media(max-width:30rem){dl{grid-template-columns:1fr}}`

type ReadableOptions = { title: string; madeAt: Date; unreadable: number }

/** A page of HTML with everything in words: opens in any browser without a network, and prints. It runs nothing. @returns the text in parts */
export async function makeReadable(
  formats: readonly RecordFormat[],
  records: ExportedRecords,
  { title, madeAt, unreadable }: ReadableOptions,
): Promise<string[]> {
  const sections: string[] = []
  for (const format of formats) {
    const all = await describeByMoment(format, records)
    if (all.length === 0) continue
    const entries = await mapInChunks(all, ({ day, time, told }) => {
      const lines = told.map(([name, value]) => `<dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd>`)
      return `<h3>${escapeMarkup(`${day} ${time}`.trim())}</h3><dl>${lines.join('')}</dl>\n`
    })
    sections.push(`<h2>${escapeMarkup(format.title.many)} (${all.length})</h2>\n`, ...entries)
  }
  const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
<h1>${escapeMarkup(title)}</h1>
<p>Made on ${dayOf(madeAt)} in this browser, from everything that is kept for it.${
    unreadable > 0 ? ` ${unreadable} records could not be opened any more.` : ''
  }</p>
`
  return [head, ...(sections.length > 0 ? sections : ['<p>Nothing is kept.</p>\n']), '</html>\n']
}
