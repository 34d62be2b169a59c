/**
 * Called by Next once, when a server starts. Jobs (scheduled publishing) run from here, not from a visitor's request; and
 * Auntie learns her examples before the first message, which would have to wait for it.
 */
export async function register(): Promise<void> {
  // Written out twice so that neither bundle for other runtimes nor a build ever loads the CMS.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.NEXT_PHASE === 'phase-production-build') return
    const [{ createLocalReq, getPayload }, { default: config }, { startJobRunner }, { readSafetySettings }] =
      await Promise.all([
        import('payload'),
        import('@payload-config'),
        import('@/shared/cms/jobRunner'),
        import('@/features/auntie/cms/safetySettings'),
      ])
    startJobRunner(() => getPayload({ config }))
    getPayload({ config })
      .then((payload) => createLocalReq({}, payload))
      .then(readSafetySettings)
      .catch(() => {
        // The database is away: the first message has it learned.
      })
  }
}
