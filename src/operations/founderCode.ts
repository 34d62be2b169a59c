import { firstFounderPurpose, hashOneTimeCode, makeOneTimeCode } from '@/features/accounts/cms/oneTimeCode'
import { connectToDatabase } from './databaseConnection'

/**
 * Makes the code with which the first founder's account is made in the browser; a former one ends. The database holds its
 * hash only, and it ends when it is used.
 * @param url connection string of a database that is up to date
 */
export async function issueFounderCode(url: string): Promise<string> {
  const code = makeOneTimeCode()
  const client = await connectToDatabase(url)
  try {
    await client.query('DELETE FROM account_codes WHERE purpose = $1', [firstFounderPurpose])
    await client.query('INSERT INTO account_codes (hash, purpose) VALUES ($1, $2)', [
      hashOneTimeCode(code),
      firstFounderPurpose,
    ])
  } finally {
    await client.end()
  }
  return code
}
