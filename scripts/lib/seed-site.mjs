import { readEnvironment, siteEnvironment } from './environment.mjs'
import { installDependencies } from './installed-dependencies.mjs'

/** `npm run seed`: adds what is missing of the starter content, also while the site runs. */
export async function seedCommand() {
  await installDependencies()
  const { shareSiteDatabase } = await import('./site-database.mjs')
  const { prepareDatabase } = await import('./prepared-database.mjs')

  const env = await readEnvironment('production')
  const { url } = await shareSiteDatabase(env, 'npm run seed')
  const { report } = await prepareDatabase({ url, env: siteEnvironment(env, url), seed: 'always' })
  console.log(`✓ Starter content: ${report.made} made, ${report.left} left as they are`)
}
