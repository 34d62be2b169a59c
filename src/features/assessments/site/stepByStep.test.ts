import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { starterRedFlag } from '@/shared/lib/starterRedFlags'

import { stepTexts } from '../content/stepTexts'

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

it('says of each danger it asks for how soon, as the list does', () => {
  const { text } = stepTexts.outcome_urgent
  expect([starterRedFlag('leg-swelling').urgency, starterRedFlag('breathless').urgency]).toEqual(['today', 'now'])
  expect(text).toMatch(/seen today\..*short of breath.*emergency services now\./)
})
