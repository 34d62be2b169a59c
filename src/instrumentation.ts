/**
 * Called by Next once, when a server starts. Starts the job runner (scheduled publishing), and trains the message
 * classifier ahead of the first chat message, which would have to wait for it.
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
