import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { ESLint } from 'eslint'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import tseslint from 'typescript-eslint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { makeRoom } from '../../scripts/new-room'

const root = process.cwd()
const run = promisify(execFile)

/** A file, what it imports, and the rule that must notice. */
const violations = [
  ['src/features/planted/site/view.ts', '@/features/education/domain/categories', 'rooms-never-import-rooms'],
  ['src/features/education/site/planted.ts', '@/features/education/cms/endpoints', 'site-never-imports-cms'],
  ['src/features/site-shell/cms/planted.ts', '@/features/site-shell/site/view', 'cms-and-site-meet-in-the-contract'],
  ['src/features/education/domain/planted.ts', '@/shared/server/cached', 'domain-and-contract-are-pure'],
  ['src/features/education/domain/plantedLibrary.ts', 'clsx', 'domain-knows-no-library-but-pure-ones'],
  ['src/features/education/domain/plantedFs.ts', 'node:fs', 'domain-does-no-io'],
  ['src/features/education/site/islands/planted.island.tsx', '@/shared/server/cached', 'islands-stay-in-the-browser'],
  ['src/shared/lib/planted.ts', '@/features/education/domain/categories', 'shared-knows-no-room'],
  ['src/shared/ui/planted.ts', '@/shared/server/cached', 'the-browser-part-of-shared-stays-there'],
  ['src/app/(site)/planted.ts', '@/features/education/cms/endpoints', 'routes-reach-rooms-by-their-site'],
  ['payload.config.ts', '@/features/site-shell/cms/siteSettings', 'the-config-lists-rooms'],
] as const

// ESLint speaks of elements within src only; these are for dependency-cruiser alone.
const cruiserOnly = new Set([
  'domain-does-no-io',
  'domain-knows-no-library-but-pure-ones',
  'islands-stay-in-the-browser',
  'the-config-lists-rooms',
])

let copy: string

/** @returns what both tools say of these files of the copy: the rules broken, by file */
async function findViolations(files: readonly string[]) {
  const ruleSet = await extractDepcruiseConfig(path.join(copy, '.dependency-cruiser.cjs'))
  const { output } = await cruise([...files], { ...ruleSet.options, ruleSet, validate: true }, undefined, {
    tsConfig: extractTSConfig(path.join(copy, 'tsconfig.json')),
  })
  // What rules with type information say has nothing to do with imports, and reading all types takes half a minute.
  const linted = await new ESLint({ cwd: copy, overrideConfig: [tseslint.configs.disableTypeChecked] }).lintFiles([
    ...files,
  ])
  return {
    cruised: (output as ICruiseResult).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`),
    linted: linted.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId }) => `${path.relative(copy, filePath)}: ${ruleId}`),
    ),
  }
}

// In a copy, so that a build or a server running beside the tests never sees it.
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'power-years-architecture-'))
  const parts = [
    'src',
    'payload.config.ts',
    'tsconfig.json',
    'vitest.config.ts',
    'eslint.config.mjs',
    '.dependency-cruiser.cjs',
  ]
  for (const part of parts) await cp(path.join(root, part), path.join(copy, part), { recursive: true })
  await writeFile(path.join(copy, 'package.json'), '{ "type": "module" }')
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  process.chdir(copy)
}, 60_000)

afterAll(async () => {
  process.chdir(root)
  await rm(copy, { recursive: true, force: true })
})

describe('a first change, as CONTRIBUTING.md tells it', () => {
  it('makes a room that passes, is seen to change, and is proven by its test', { timeout: 120_000 }, async () => {
    const recipe = await readFile(path.join(root, 'CONTRIBUTING.md'), 'utf8')
    const name = /npm run new-room -- ([a-z-]+)/.exec(recipe)![1]!
    const files = makeRoom(copy, name)
    expect(await findViolations(files)).toEqual({ cruised: [], linted: [] })

    const [before, after, test] = [...recipe.matchAll(/^```tsx\n([^]*?)^```$/gm)].map(([, code]) => code!)
    const [screenFile, testFile] = files.filter((file) => file.includes('/site/'))
    const screen = await readFile(screenFile!, 'utf8')
    expect(screen).toContain(before!.trim())
    await writeFile(screenFile!, screen.replace(before!.trim(), after!.trim()))
    await appendFile(testFile!, `\n${test!}`)
    const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const { stdout } = await run(process.execPath, [vitest, 'run', '--project', 'unit', testFile!], {
      cwd: copy,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    expect(stdout).toMatch(/Tests.* 2 passed/)
  })

  it.each(['', 'Moon', 'moon_notes', '../x', 'education'])('makes no room called %j', (name) => {
    expect(() => makeRoom(copy, name)).toThrow()
  })
})

describe('the one-way street', () => {
  let found: Awaited<ReturnType<typeof findViolations>>

  beforeAll(async () => {
    for (const [file, imported] of violations) {
      await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
      await writeFile(path.join(copy, file), `import * as planted from '${imported}'\n\nexport default planted\n`)
    }
    found = await findViolations(violations.map(([file]) => file))
  }, 60_000)

  it.each(violations)('%s may not import %s', (file, _, rule) => {
    expect(found.cruised).toContain(`${file}: ${rule}`)
    if (!cruiserOnly.has(rule)) expect(found.linted).toContain(`${file}: boundaries/dependencies`)
  })
})
