import { yieldToMain, chunkSize } from './yieldToMain'

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > chunkSize

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const holdsLong = (value: unknown): boolean =>
  isLong(value) || (isFields(value) && Object.values(value).some((field) => holdsLong(field)))

/** Text of JSON has line breaks between its parts alone: those within texts are escaped. */
const indented = (text: string, indent: string) => text.replaceAll('\n', `\n${indent}`)

async function* partsOf(value: unknown, indent: string): AsyncGenerator<string> {
  const inner = `${indent}  `
  if (isLong(value)) {
    for (let from = 0; from < value.length; from += chunkSize) {
      if (from > 0) await yieldToMain()
      const items = JSON.stringify(value.slice(from, from + chunkSize), null, 2)
      // Without its brackets and the line breaks beside them.
      yield `${from > 0 ? ',' : '['}\n${indent}${indented(items.slice(2, -2), indent)}`
    }
    yield `\n${indent}]`
  } else if (isFields(value) && holdsLong(value)) {
    let between = '{'
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue
      yield `${between}\n${inner}${JSON.stringify(name)}: `
      yield* partsOf(field, inner)
      between = ','
    }
    yield `\n${indent}}`
  } else yield indented(JSON.stringify(value, null, 2), indent)
}

/**
 * The text of `JSON.stringify(value, null, 2)` in parts, with a pause within each long list: that of a diary of years is
 * many megabytes. Blobs, so that each part leaves the page's memory before the next is made.
 */
export async function stringifyInChunks(value: object): Promise<Blob[]> {
  const parts: Blob[] = []
  for await (const part of partsOf(value, '')) parts.push(new Blob([part]))
  return parts
}
