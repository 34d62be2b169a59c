// What the test of the upgrade starts and kills: node --import tsx tests/backup/upgradeProcess.ts fill|upgrade <folder> <programs>
import { migrationNames } from '../../src/operations/migrationNames'
import { bundleScript } from '../../src/operations/bundles'
import { runChild } from '../../src/operations/childProcess'
import { startEmbeddedPostgres } from '../../src/operations/embeddedPostgres'
import { runCommand } from '../../src/operations/shutdown'
import { upgradePostgres } from '../../src/operations/upgrade/upgradePostgres'
import { readEnv } from '../../src/shared/env'
import { runSql } from '../../src/testing/postgres'

const [task, folder, programs] = process.argv.slice(2) as [string, string, string]
const secret = 'the-secret-of-the-site-that-moves'

/** The tables of this version in a cluster of the former one, and rows of many lengths. */
async function fill(): Promise<void> {
  const { siteUrl } = await startEmbeddedPostgres(folder, { native: programs })
  const env = { ...process.env, PAYLOAD_SECRET: secret, DATABASE_URL: siteUrl, PAYLOAD_MIGRATING: 'true' }
  const migrate = await bundleScript('scripts/migrate-to.ts')
  const { code, output } = await runChild(migrate, [], { node: true, env, input: migrationNames() })
  if (code !== 0) throw new Error(output)
  await runSql(siteUrl, 'CREATE TABLE power_years_setup (key text PRIMARY KEY, value text NOT NULL)')
  await runSql(siteUrl, `INSERT INTO power_years_setup VALUES ('seeded', 'yes')`)
  await runSql(
    siteUrl,
    `INSERT INTO vault_records (id, visitor, kind, version, sealed, touched_on)
     SELECT gen_random_uuid(), sha256(n::text::bytea), 'symptom', 2,
            (SELECT string_agg(sha256(concat_ws(' ', n, piece)::bytea), '') FROM generate_series(0, n * 7919 % 55) AS piece),
            date '2026-11-01'
     FROM generate_series(1, 5000) AS n`,
  )
}

await runCommand(async () => {
  if (task === 'fill') return fill()
  const former = await upgradePostgres({ folder, env: readEnv({ NODE_ENV: 'test', PAYLOAD_SECRET: secret }), programs })
  console.log(`former: ${former}`)
})
