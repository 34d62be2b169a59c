import { expect, it } from 'vitest'

import { answer, library } from '@/testing/sampleLibrary'

import type { ChatMessage } from '../../conversation'
import { rankUnreadFirst } from './rankUnreadFirst'

it('reads what was not read yet, unless it is far less likely to answer', () => {
  const read = answer(['Ask for a scan'], { chance: 0.9, score: 8, coverage: 0.9 })
  const asLikely = answer(['Squat'], { chance: 0.8, score: 6, coverage: 0.8 })
  const unlikely = answer(['Squat'], { chance: 0.05, score: 1, coverage: 0.2 })
  const messages: ChatMessage[] = [
    { role: 'user', content: 'my bones?' },
    { role: 'assistant', content: 'Ask for a scan' },
    { role: 'user', content: 'and now?' },
  ]
  expect(rankUnreadFirst(library(read, asLikely), messages).answers[0]).toBe(asLikely)
  expect(rankUnreadFirst(library(read, unlikely), messages).answers[0]).toBe(read)
  const sure = { ...read, score: 6, coverage: 0.8 }
  const maybe = { ...asLikely, chance: 0.4, score: 2, coverage: 0.3 }
  expect(rankUnreadFirst(library(sure, maybe), messages).answers[0]).toBe(maybe)
  expect(rankUnreadFirst(library(sure, maybe), messages, true).answers[0]).toBe(sure)
  // “And the scan?” names what was read.
  expect(rankUnreadFirst(library(sure, maybe), messages, false, () => ['bon']).answers[0]).toBe(sure)
})
