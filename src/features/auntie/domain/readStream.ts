/** One server-sent event. */
export type StreamEvent = { event: string; data: string }

/**
 * Takes whole events off the front of a stream's text.
 * @returns the events, and what is not finished yet
 */
export function takeEvents(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.map((block) => {
    const field = (name: string) =>
      block
        .split('\n')
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1).trim())
        .join('\n')
    return { event: field('event') || 'message', data: field('data') }
  })
  return { events, rest }
}
