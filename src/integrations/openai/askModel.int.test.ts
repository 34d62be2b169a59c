import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { resetEnv } from '@/shared/env'

import { startOpenAiDouble, type OpenAiDouble } from '@/testing/openAiDouble'

let model: OpenAiDouble

const question = { rules: 'Be kind.', messages: ['Hello'], longest: 100, timeoutMs: 300 }

beforeAll(async () => {
  model = await startOpenAiDouble()
  process.env.OPENAI_BASE_URL = model.url
  resetEnv()
})

afterAll(async () => {
  delete process.env.OPENAI_BASE_URL
  resetEnv()
  await model.stop()
})

async function read(timeoutMs = question.timeoutMs) {
  const { askModel } = await import('./askModel')
  const pieces: string[] = []
  const answer = askModel({ ...question, timeoutMs })
  for (;;) {
    const { done, value } = await answer.next()
    if (done) return { pieces, tokens: value }
    pieces.push(value)
  }
}

describe('the model', () => {
  it('yields the pieces as they come, then what they cost', async () => {
    model.behave({ pieces: ['One, ', 'two.'] })
    expect(await read(60_000)).toEqual({ pieces: ['One, ', 'two.'], tokens: 850 })
  })

  it('is given up when it stays silent', async () => {
    model.behave('silent')
    const patience = vi.spyOn(AbortSignal, 'timeout')
    await expect(read()).rejects.toThrow('it took too long')
    expect(patience.mock.calls).toEqual([[question.timeoutMs]])
    patience.mockRestore()
  })

  it.each([429, 500, 401])('is not asked twice when it answers %i', async (status) => {
    model.behave({ status })
    model.requests.length = 0
    await expect(read(60_000)).rejects.toThrow(`it answered ${status}`)
    expect(model.requests.filter(({ path }) => path.endsWith('/completions'))).toHaveLength(1)
  })

  it('fails when it breaks off, without repeating what it said', async () => {
    model.behave('breaks off')
    await expect(read(60_000)).rejects.toThrow('it could not be reached')
  })
})
