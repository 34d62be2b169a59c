import { readdirSync } from 'node:fs'

import { type ICruiseResult } from 'dependency-cruiser'

/** The parts of the drawing, by the first pattern that a file's path matches; `undefined` leaves the file out. */
const parts: [RegExp, string | undefined][] = [
  [/\.test\.tsx?$|^src\/testing\/|\.d\.ts$|node_modules|^migrations\//, undefined],
  [/^src\/payload-types|^src\/slugs|^src\/app\/\(payload\)/, undefined],
  [/^payload\.config/, 'payload.config.ts'],
  [/^src\/instrumentation|^src\/proxy|^src\/app\//, 'src/app'],
  [/^src\/features\/[^/]+\/(?:cms|mail)\//, 'rooms: cms'],
  [/^src\/features\/[^/]+\/site\//, 'rooms: site'],
  [/^src\/features\/[^/]+\/(?:domain\/|records\/|contract)/, 'rooms: contract, domain'],
  [/^src\/features\/[^/]+\/content\//, 'rooms: content'],
  [/^src\/features\//, undefined],
  [/^src\/shared\/([^/]+)\//, 'shared/$1'],
  [/^src\/shared\//, 'shared/lib'],
  [/^src\/([^/]+)\//, '$1'],
]

type Box = { name: string; x: number; y: number; width: number; level: number }

function partOf(path: string): string | undefined {
  for (const [pattern, name] of parts) {
    const match = pattern.exec(path)
    if (match) return name?.replace('$1', match[1] ?? '')
  }
  return undefined
}

/** Which part imports which, from the imports themselves. */
export function importsBetweenParts({ modules }: Pick<ICruiseResult, 'modules'>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = partOf(source)
    if (!from) continue
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets)
    for (const { resolved } of dependencies) {
      const to = partOf(resolved)
      if (to && to !== from) {
        targets.add(to)
        if (!graph.has(to)) graph.set(to, new Set())
      }
    }
  }
  return graph
}

/**
 * How far each part stands below those that nobody imports.
 * @throws Error naming the circle when parts import each other
 */
export function levelsOf(graph: Map<string, Set<string>>): Map<string, number> {
  const levels = new Map<string, number>()
  const descend = (name: string, path: string[]): void => {
    if (path.includes(name)) throw new Error(`Parts import each other in a circle: ${[...path, name].join(' → ')}`)
    if ((levels.get(name) ?? -1) >= path.length) return
    levels.set(name, path.length)
    for (const next of graph.get(name) ?? []) descend(next, [...path, name])
  }
  const imported = new Set([...graph.values()].flatMap((targets) => [...targets]))
  const roots = [...graph.keys()].filter((name) => !imported.has(name))
  if (roots.length === 0) throw new Error('Parts import each other in a circle.')
  for (const root of roots) descend(root, [])
  return levels
}

/** The imports that do not follow from a longer way: with them in, the drawing could not be read. */
function direct(graph: Map<string, Set<string>>): [string, string][] {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to))
  return [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to): [string, string] => [from, to]),
  )
}

const sheet = { width: 1120, row: 112, boxHeight: 44, top: 96 }

function arrange(levels: Map<string, number>): Box[] {
  return [...new Set(levels.values())].flatMap((level) => {
    const row = [...levels.keys()].filter((name) => levels.get(name) === level).sort()
    const gap = sheet.width / row.length
    return row.map((name, index) => {
      const width = Math.max(120, name.length * 9 + 32)
      return { name, level, width, x: Math.round(gap * (index + 0.5)), y: sheet.top + level * sheet.row }
    })
  })
}

/**
 * Draws the parts of the source and what imports what, from top to bottom.
 * @param result what dependency-cruiser found
 * @returns an SVG that is the same for the same imports
 */
export function drawArchitecture(result: Pick<ICruiseResult, 'modules'>): string {
  const graph = importsBetweenParts(result)
  const boxes = arrange(levelsOf(graph))
  const boxOf = new Map(boxes.map((box) => [box.name, box]))
  const height = Math.max(...boxes.map(({ y }) => y)) + sheet.boxHeight + 88
  const rooms = readdirSync('src/features').sort()
  const arrows = direct(graph).map(([from, to]) => {
    const [start, end] = [boxOf.get(from)!, boxOf.get(to)!]
    const [y1, y2] = [start.y + sheet.boxHeight, end.y - 7]
    const bend = Math.max(28, (y2 - y1) / 2)
    return `<path d="M${start.x} ${y1} C${start.x} ${y1 + bend} ${end.x} ${y2 - bend} ${end.x} ${y2}" marker-end="url(#tip)"/>`
  })
  const drawn = boxes.map(
    ({ name, x, y, width }) =>
      `<g><rect x="${x - width / 2}" y="${y}" width="${width}" height="${sheet.boxHeight}" rx="6"/><text x="${x}" y="${y + 28}">${name}</text></g>`,
  )
  const half = Math.ceil(rooms.length / 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${height}" role="img" aria-label="What imports what in src, from top to bottom">
<style>
svg{background:#fbf6ec;font-family:system-ui,sans-serif}
path{fill:none;stroke:#5b2a5e;stroke-width:1.5}
rect{fill:#f4ebda;stroke:#2a1b2e}
text{font-size:16px;text-anchor:middle;fill:#2a1b2e}
.small{font-size:13px;fill:#56435c}
</style>
<defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 L9 5 L0 10 Z" style="fill:#5b2a5e"/></marker></defs>
<text x="${sheet.width / 2}" y="36">What imports what</text>
<text class="small" x="${sheet.width / 2}" y="60">An arrow that follows from others is left out. No arrow climbs, and no room imports another.</text>
${arrows.join('\n')}
${drawn.join('\n')}
<text class="small" x="${sheet.width / 2}" y="${height - 44}">Rooms: ${rooms.slice(0, half).join(', ')},</text>
<text class="small" x="${sheet.width / 2}" y="${height - 24}">${rooms.slice(half).join(', ')}</text>
</svg>
`
}
