/** What a visitor is told about where her words go, on this deployment. */
export function buildDisclosure(model: { host: string } | null): string {
  const here = 'This site keeps nothing of the chat: no text is stored or logged, and closing the page ends it.'
  if (!model)
    return `What you write goes to this site’s own server, which looks it up in the library, and to nobody else. ${here}`
  const own = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(model.host)
  const reader = own
    ? 'a language model on this site’s own machine'
    : model.host === 'api.openai.com'
      ? 'OpenAI, a company in the United States, whose language model words the answer'
      : `the language model at ${model.host}, which words the answer`
  return `What you write goes to this site’s server. Your last three messages, with passages of the library and without your name, address or any cookie, are sent on to ${reader}. A message that sounds like a crisis is not sent on. ${here}`
}
