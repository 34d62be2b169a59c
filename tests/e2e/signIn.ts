import { expect, type APIRequestContext } from '@playwright/test'

/** Signs somebody in to the panel, whose calls count a session only from the site's own pages. */
export async function signIn(api: APIRequestContext, origin: string, email: string, password: string): Promise<void> {
  const answer = await api.post('/api/users/login', { headers: { origin }, data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}
