import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

it('imports nothing that sends or keeps', () => {
  const source = readFileSync('src/features/assessments/site/islands/StepByStep.tsx', 'utf8')
  const imported = [...source.matchAll(/^import (type )?.*from '(.+)'$/gm)].filter(([, type]) => !type)
  expect(imported.map(([, , from]) => from)).toEqual([
    'react',
    '@/shared/ui/Button',
    '@/shared/ui/Choice',
    '../../domain/lipedemaSteps',
    '../components/ResultParts',
    '../view',
  ])
  expect(source).not.toMatch(/fetch|Storage|callEndpoint|writeDraft/)
})
