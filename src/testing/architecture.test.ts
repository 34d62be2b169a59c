import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ESLint } from 'eslint'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = process.cwd()

/** A file, what it imports, and the rule that must notice. */
const violations = [
  ['src/features/planted/site/view.ts', '@/features/education/domain/categories', 'rooms-never-import-rooms'],
  ['src/features/education/site/planted.ts', '@/features/education/cms/service', 'site-never-imports-cms'],
  ['src/features/site-shell/cms/planted.ts', '@/features/site-shell/site/view', 'cms-and-site-meet-in-the-contract'],
  ['src/features/education/domain/planted.ts', '@/shared/server/cached', 'domain-and-contract-are-pure'],
  ['src/features/education/domain/plantedLibrary.ts', 'clsx', 'domain-knows-no-library-but-pure-ones'],
  ['src/features/education/domain/plantedFs.ts', 'node:fs', 'domain-does-no-io'],
  ['src/features/education/site/islands/planted.island.tsx', '@/shared/server/cached', 'islands-stay-in-the-browser'],
  ['src/shared/lib/planted.ts', '@/features/education/domain/categories', 'shared-knows-no-room'],
  ['src/shared/ui/planted.ts', '@/shared/server/cached', 'the-browser-part-of-shared-stays-there'],
  ['src/app/(site)/planted.ts', '@/features/education/cms/service', 'routes-reach-rooms-by-their-site'],
  ['payload.config.ts', '@/features/site-shell/cms/seed', 'the-config-lists-rooms'],
] as const

// ESLint speaks of elements within src only; these are for dependency-cruiser alone.
const cruiserOnly = new Set([
  'domain-does-no-io',
  'domain-knows-no-library-but-pure-ones',
  'islands-stay-in-the-browser',
  'the-config-lists-rooms',
])

describe('the one-way street', () => {
  let copy: string

  // Planted in a copy, so that a build or a server running beside the tests never sees it.
  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'power-years-architecture-'))
    for (const part of ['src', 'payload.config.ts', 'tsconfig.json', 'eslint.config.mjs', '.dependency-cruiser.cjs'])
      await cp(path.join(root, part), path.join(copy, part), { recursive: true })
    await writeFile(path.join(copy, 'package.json'), '{ "type": "module" }')
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    process.chdir(copy)
  })

  afterAll(async () => {
    process.chdir(root)
    await rm(copy, { recursive: true, force: true })
  })

  it.each(violations)('%s may not import %s', { timeout: 60_000 }, async (file, imported, rule) => {
    const full = path.join(copy, file)
    await mkdir(path.dirname(full), { recursive: true })
    await writeFile(full, `import * as planted from '${imported}'\n\nexport default planted\n`)

    const ruleSet = await extractDepcruiseConfig(path.join(copy, '.dependency-cruiser.cjs'))
    const { output } = await cruise([file], { ...ruleSet.options, ruleSet, validate: true }, undefined, {
      tsConfig: extractTSConfig(path.join(copy, 'tsconfig.json')),
    })
    const { summary } = output as ICruiseResult
    expect(summary.violations.map((violation) => violation.rule.name)).toContain(rule)

    if (cruiserOnly.has(rule)) return
    const [linted] = await new ESLint({ cwd: copy }).lintFiles([full])
    expect(linted!.messages.map(({ ruleId }) => ruleId)).toContain('boundaries/dependencies')
  })
})
