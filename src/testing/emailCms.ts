import { vi, type MockInstance } from 'vitest'

import { resetEnv } from '@/shared/env'

import { startTestCms, type TestCms } from './cms'
import { startResendDouble, type ResendDouble } from './resendDouble'

/** A CMS whose emails go to Resend's double. @param env what else it is told */
export async function startEmailCms(
  env: Record<string, string> = {},
): Promise<{ cms: TestCms; resend: ResendDouble; stop: () => Promise<void> }> {
  const resend = await startResendDouble()
  const cms = await startTestCms({
    env: {
      RESEND_API_KEY: 're_of_the_tests',
      RESEND_BASE_URL: resend.url,
      EMAIL_FROM: 'Power Years <hello@power.example>',
      ...env,
    },
  })
  const stop = async () => {
    await cms.stop()
    await resend.stop()
  }
  return { cms, resend, stop }
}

/**
 * What happens on a site without a mail provider: no email leaves.
 * @param happens given what would be written to the outbox folder
 */
export async function withoutProvider<Result>(
  { payload }: TestCms,
  happens: (kept: MockInstance<TestCms['payload']['sendEmail']>) => Promise<Result>,
): Promise<Result> {
  vi.stubEnv('RESEND_API_KEY', undefined)
  resetEnv()
  const kept = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined)
  try {
    return await happens(kept)
  } finally {
    kept.mockRestore()
    vi.unstubAllEnvs()
    resetEnv()
  }
}
