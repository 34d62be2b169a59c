import { ApiError } from '../callEndpoint'
import { offlineDatabase } from './database'

/**
 * Asks, and keeps the answer in this browser; when the site can't be reached, answers what was kept.
 * @param key names the question, e.g. its address
 * @throws what `ask` throws when the server refused, or when nothing is kept
 */
export async function askOrRecall<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask()
    await keepAnswer(key, answer)
    return answer
  } catch (error) {
    if (error instanceof ApiError) throw error
    const kept = await offlineDatabase().then(
      (database) => database.get('answers', key),
      () => undefined,
    )
    if (kept === undefined) throw error
    return kept as Answer
  }
}

async function keepAnswer(key: string, answer: unknown): Promise<void> {
  try {
    await (await offlineDatabase()).put('answers', answer, key)
  } catch {
    // Storage is full or switched off: the answer is only missing when there is no network.
  }
}
