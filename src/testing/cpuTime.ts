/**
 * What a call costs: on a shared machine it takes longer, and costs as much.
 * @returns processor time of this process, user and system, in milliseconds, and what the call gave
 */
export async function cpuTime<Answer>(call: () => Answer | Promise<Answer>): Promise<[number, Answer]> {
  const began = process.cpuUsage()
  const answer = await call()
  const { user, system } = process.cpuUsage(began)
  return [(user + system) / 1_000, answer]
}
