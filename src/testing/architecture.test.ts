import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
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
  ['src/server/planted.ts', '@/operations/ports', 'the-site-never-imports-its-commands'],
] as const

/** A mistake that only shows with type information, and the rule that must notice. */
const typedMistakes = [
  ['no-floating-promises', "export function planted() {\n  fetch('/planted')\n}\n"],
  ['no-misused-promises', "export const planted = [1].filter(async () => (await fetch('/planted')).ok)\n"],
  [
    'switch-exhaustiveness-check',
    "export function planted(mood: 'calm' | 'cross') {\n  switch (mood) {\n    case 'calm':\n      return 1\n  }\n}\n",
  ],
] as const

let copy: string

/** @returns the import rules broken by these files of the copy, as "file: rule" */
async function findViolations(files: readonly string[]): Promise<string[]> {
  const ruleSet = await extractDepcruiseConfig(path.join(copy, '.dependency-cruiser.cjs'))
  const { output } = await cruise([...files], { ...ruleSet.options, ruleSet, validate: true }, undefined, {
    tsConfig: extractTSConfig(path.join(copy, 'tsconfig.json')),
  })
  return (output as ICruiseResult).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
}

/** @returns what the linter says of these files of the copy, as "file: rule"; types are read where it is told to */
async function lint(files: readonly string[], ...options: string[]): Promise<string[]> {
  const args = [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', ...options, ...files]
  // Its exit code says that there are errors, which is what is asked for.
  const stdout = await run(process.execPath, args, { cwd: copy }).then(
    (ended) => ended.stdout,
    (error: { stdout: string }) => error.stdout,
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  return diagnostics.map(({ filename, code }) => `${filename}: ${/\((.*)\)/.exec(code)?.[1] ?? code}`)
}

// In a copy, so that a build or a server running beside the tests never sees it.
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'power-years-architecture-'))
  const parts = [
    'src',
    'payload.config.ts',
    'tsconfig.json',
    'vitest.config.ts',
    'tests/runner/measurements.ts',
    '.oxlintrc.json',
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
    expect(await findViolations(files)).toEqual([])
    expect(await lint(files)).toEqual([])

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
    // The one planted file that others read as it is, in whichever order they come.
    await cp(path.join(root, 'payload.config.ts'), path.join(copy, 'payload.config.ts'))
  }, 60_000)

  it.each(violations)('%s may not import %s', (file, _, rule) => {
    expect(found).toContain(`${file}: ${rule}`)
  })
})

describe('what is linted with type information', () => {
  it('notices a promise nobody waits for, an async predicate and a forgotten case', { timeout: 60_000 }, async () => {
    // A project of their own, held to the same rules: types of the whole site would be read for three files.
    const planted = typedMistakes.map(([rule, code]) => ({ rule, code, file: `planted/${rule}.ts` }))
    await mkdir(path.join(copy, 'planted'))
    await writeFile(
      path.join(copy, 'planted', 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, noEmit: true, lib: ['dom', 'dom.iterable', 'esnext'], types: [] },
        include: ['*.ts'],
      }),
    )
    for (const { file, code } of planted) await writeFile(path.join(copy, file), code)
    const files = planted.map(({ file }) => file)
    expect((await lint(files, '--type-aware')).sort()).toEqual(
      planted.map(({ file, rule }) => `${file}: ${rule}`).sort(),
    )
  })
})
