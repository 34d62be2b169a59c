// npm run new-room -- moon-notes: an empty room with its page, its half of the CMS and a test. CONTRIBUTING.md goes on from there.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const CONFIG = 'payload.config.ts'
const pascal = (name: string) => name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** @returns the files of an empty room, by path */
function filesOf(name: string): Record<string, string> {
  const screen = `${pascal(name)}Screen`
  const title = pascal(name).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return {
    [`src/features/${name}/cms/index.ts`]: `import { defineRoom } from '@/shared/cms/defineRoom'

/** What this room adds to the CMS: collections, globals, endpoints, tables, tasks, seed. */
export const ${roomVariable(name)} = defineRoom({})
`,
    [`src/features/${name}/site/${screen}.tsx`]: `import { MoonRule } from '@/shared/ui/art/MoonRule'

/** The page's content; the route fetches what it shows and passes it as props. */
export function ${screen}() {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <h1>${title}</h1>
      <p className="mt-4 max-w-136 text-lg text-soft-ink">Nothing is here yet.</p>
      <MoonRule className="mt-14 mb-12" />
    </div>
  )
}
`,
    [`src/features/${name}/site/${screen}.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ${screen} } from './${screen}'

it('has one heading of the first level', () => {
  expect(renderToStaticMarkup(<${screen} />).match(/<h1/g)).toHaveLength(1)
})
`,
    [`src/app/(site)/${name}/page.tsx`]: `import { ${screen} } from '@/features/${name}/site/${screen}'

import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({ title: '${title}', description: '${title} of this site.', path: '/${name}' })

export default function Page() {
  return <${screen} />
}
`,
  }
}

const roomVariable = (name: string) =>
  `${name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Room`

/** Adds the room to the list of plugins, after the last one; its import among the others, by name. */
function withRoom(config: string, name: string): string {
  const line = `import { ${roomVariable(name)} } from './src/features/${name}/cms'\n`
  const imports = [...config.matchAll(/^import \{ \w+Room \} from '\.\/src\/features\/[^']+\/cms'\n/gm)]
  const plugins = [...config.matchAll(/^ {4}\w+Room,\n/gm)]
  const last = plugins.at(-1)
  if (imports.length === 0 || !last) throw new Error(`${CONFIG} no longer lists rooms as this command expects.`)
  const next = imports.find(([text]) => text.split(' from ')[1]! > line.split(' from ')[1]!)
  const importAt = next?.index ?? imports.at(-1)!.index + imports.at(-1)![0].length
  const pluginAt = last.index + last[0].length
  return `${config.slice(0, importAt)}${line}${config.slice(importAt, pluginAt)}    ${roomVariable(name)},\n${config.slice(pluginAt)}`
}

/**
 * Writes an empty room into a checkout.
 * @param root the checkout's folder
 * @param name lower-case words joined by hyphens: it is the folder and the page's address
 * @returns the paths written, relative to the root
 * @throws Error in words for a name that cannot be, or is taken
 */
export function makeRoom(root: string, name: string): string[] {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new Error('A room is named by lower-case words with hyphens: moon-notes')
  const files = filesOf(name)
  for (const folder of [`src/features/${name}`, `src/app/(site)/${name}`])
    if (existsSync(path.join(root, folder))) throw new Error(`${folder} is there already.`)
  const config = withRoom(readFileSync(path.join(root, CONFIG), 'utf8'), name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  writeFileSync(path.join(root, CONFIG), config)
  return [...Object.keys(files), CONFIG]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    for (const file of makeRoom(process.cwd(), process.argv[2] ?? '')) console.log(`✓ ${file}`)
    console.log(`\n  npm run dev     and open /${process.argv[2]}\n  npm test -- ${process.argv[2]}`)
  } catch (error) {
    console.error(`✗ ${(error as Error).message}`)
    process.exitCode = 1
  }
}
