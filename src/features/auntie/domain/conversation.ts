/** Bounds of a conversation as the call takes it. */
export const maxMessages = 40
export const maxMessageLength = 4_000

export type ChatMessage = { role: 'user' | 'assistant'; content: string }

/** What stands under an answer to open. Browser and server mean the same by it. */
export type AuntieLink = { title: string; description: string; path: string; icon: 'book' | 'phone' }

/** What is shown when the answer failed, whatever the cause. The specification's own words. */
export const failureText =
  "Oh sweetie, I'm having a bit of technical trouble right now. Can you try asking me again in a moment? In the meantime, remember - you're stronger than you know! 💜"

/** How many of the visitor's own messages the model gets, the newest last: enough for “and at night?”. */
const rememberedMessages = 3

/** Addresses and numbers a person may have written without need; the model gets a word in their place. */
const redactContacts = (text: string) =>
  text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail address]')
    .replace(/https?:\/\/\S+|www\.\S+/gi, '[web address]')
    .replace(/\+?\d[\d\s().-]{7,}\d/g, '[number]')

/**
 * What of a conversation goes to the model: the visitor's last messages. What stands under the assistant's name came
 * from the browser and could be anybody's words, so none of it is passed on; nor is a message that the rules answer.
 */
export function messagesForModel(messages: readonly ChatMessage[], isForRules: (text: string) => boolean): string[] {
  return messages
    .filter(({ role, content }) => role === 'user' && content.trim() && !isForRules(content))
    .slice(-rememberedMessages)
    .map(({ content }) => redactContacts(content.trim()))
}

/** What to look for in the library: the last message, and the one before it when the last is short of words. */
export function buildSearchQuery(messages: readonly ChatMessage[], isForRules: (text: string) => boolean): string {
  const asked = messages
    .filter(({ role, content }) => role === 'user' && !isForRules(content))
    .map(({ content }) => content)
  const last = asked.at(-1) ?? ''
  return last.trim().split(/\s+/).length < 4 && asked.length > 1 ? `${last} ${asked.at(-2)}` : last
}
