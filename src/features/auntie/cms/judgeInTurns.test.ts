import { expect, it } from 'vitest'

import { memoizeRecognizer } from '../domain/safety/recognizer'
import { judgeInTurns } from './judgeInTurns'

it('lets others have their turn between the messages of a conversation, each of which is judged once', async () => {
  const order: string[] = []
  const recognize = memoizeRecognizer((message) => {
    order.push(message)
    setImmediate(() => order.push('somebody else'))
    return null
  })
  await judgeInTurns(['one', 'two', 'one'], recognize)
  // Each by itself and with the one before it; the last was judged before.
  expect(order).toEqual(['one', 'somebody else', 'two', 'one two', 'somebody else', 'somebody else', 'two one'])
})
