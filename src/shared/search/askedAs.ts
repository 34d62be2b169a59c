import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * How visitors ask for what a module answers, in words that it does not use itself: lines by the slug of the module.
 * Kept beside the search in `askedAs.txt`, because it is the search that lacks them.
 */
export function readAskedAs(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(path.resolve(process.cwd(), 'src/shared/search/askedAs.txt'), 'utf8')
  const sections = text.split(/^# /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [slug, ...lines] = section.split('\n').map((line) => line.trim())
      return [slug!, lines.filter(Boolean)]
    }),
  )
}
