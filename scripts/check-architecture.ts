// The import rules (.dependency-cruiser.cjs) and the drawing made from the same imports. `--write` draws anew.
import { readFileSync, writeFileSync } from 'node:fs'

import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

import { drawArchitecture } from '../tests/architecture/drawArchitecture'

const DRAWING = 'docs/architecture.svg'

const ruleSet = await extractDepcruiseConfig('./.dependency-cruiser.cjs')
const options = { ...ruleSet.options, ruleSet, validate: true }
const { output } = await cruise(['src', 'payload.config.ts'], options, undefined, {
  tsConfig: extractTSConfig('./tsconfig.json'),
})
const result = output as ICruiseResult
for (const { rule, from, to } of result.summary.violations) console.error(`${rule.name}: ${from} → ${to}`)

const drawing = drawArchitecture(result)
if (process.argv.includes('--write')) writeFileSync(DRAWING, drawing)
const drifted = readFileSync(DRAWING, 'utf8') !== drawing
if (drifted) console.error(`${DRAWING} is not what the imports are. Draw it anew: npm run architecture`)
process.exitCode = result.summary.error > 0 || drifted ? 1 : 0
