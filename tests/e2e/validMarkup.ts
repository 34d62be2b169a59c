import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** What of HTML’s content model, attributes and ids a page as it stands breaks, by the rules of the standard alone. */
const standard = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

/** Scripts and styles are long, and other checkers’ matter. */
const withoutCode = (html: string) => html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')

/** What is wrong with the markup of a page, each with where it stands. */
export async function findInvalidMarkup(page: Page): Promise<string[]> {
  const { results } = await standard.validateString(withoutCode(await page.content()))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}
