import { expect, it } from 'vitest'

import { rememberJudgements } from '../domain/safety/recognizer'
import { judgeInTurns } from './judgeInTurns'

it('lets others have their turn between the messages of a conversation, each of which is judged once', async () => {
  const order: string[] = []
  const recognize = rememberJudgements((message) => {
    order.push(message)
    setImmediate(() => order.push('somebody else'))
    return null
  })
  await judgeInTurns(['one', 'two', 'three', 'one'], recognize)
  expect(order).toEqual(['one', 'somebody else', 'two', 'somebody else', 'three', 'somebody else'])
})
