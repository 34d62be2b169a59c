import { join } from 'node:path'
import { runChild, typescriptLoader } from './child-process.mjs'
import { ROOT } from './project-paths.mjs'
import { StopError } from './stop-error.mjs'

/**
 * Makes a user of the admin panel, or resets the password of the one with this e-mail address and gives her the role.
 * @param user `{ email, password, name?, role: 'founder' | 'editor' }`
 * @param env environment for Payload
 * @returns {Promise<{ made: boolean }>}
 */
export async function saveUser(user, env) {
  const { code, output, messages } = await runChild(join(ROOT, 'scripts', 'save-user.ts'), [], {
    node: true,
    imports: [typescriptLoader()],
    env: { ...env, NODE_ENV: 'production' },
    input: user,
  })
  const [answer] = messages
  if (answer?.problem) throw new StopError(answer.problem)
  if (code === 0 && answer) return answer
  console.error(output)
  throw new StopError('The person could not be saved; what Payload said stands above.')
}
