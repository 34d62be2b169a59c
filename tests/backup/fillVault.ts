import { runSql } from '@/testing/postgres'

/** Rows of many lengths, some of them changed and removed since, as in a site that is used: they lie in no order. */
export async function fillVault(databaseUrl: string, rows: number): Promise<void> {
  const sealed = (pieces: string) =>
    `(SELECT string_agg(sha256(concat_ws(' ', n, piece)::bytea), '') FROM generate_series(0, ${pieces}) AS piece)`
  const insert = (from: number, to: number) =>
    runSql(
      databaseUrl,
      `INSERT INTO vault_records (id, visitor, kind, version, sealed, touched_on)
       SELECT gen_random_uuid(), sha256(n::text::bytea), 'symptom', 2, ${sealed('n * 7919 % 55')}, date '2026-11-01' - n % 5
       FROM generate_series(${from}, ${to}) AS n`,
    )
  await insert(1, rows)
  await runSql(databaseUrl, `DELETE FROM vault_records WHERE touched_on = '2026-11-01'`)
  await runSql(databaseUrl, `UPDATE vault_records SET sealed = substr(sealed, 1, 90) WHERE touched_on = '2026-10-31'`)
  await runSql(databaseUrl, 'VACUUM vault_records')
  await runSql(databaseUrl, `UPDATE vault_records SET sealed = sealed || sealed WHERE touched_on = '2026-10-30'`)
  await insert(rows + 1, rows + rows / 5)
}
