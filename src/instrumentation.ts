/**
 * Called by Next once, when a server starts. Starts the job runner (scheduled publishing), hands the calls to the
 * production server, and trains the message classifier ahead of the first chat message, which would have to wait for it.
 */
export async function register(): Promise<void> {
  // Written out twice so that neither bundle for other runtimes nor a build ever loads the CMS.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.NEXT_PHASE === 'phase-production-build') return
    const [
      { createLocalReq, getPayload },
      { default: config },
      { startJobRunner },
      { askForRecheck },
      { readSafetySettings },
      { createDirectCalls },
      { publishDirectCalls },
    ] = await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('@/shared/cms/jobRunner'),
      import('@/features/editorial/cms/recheckTexts'),
      import('@/features/auntie/cms/safetySettings'),
      import('@/shared/cms/directCalls'),
      import('@/shared/lib/directCalls'),
    ])
    startJobRunner(async () => {
      const payload = await getPayload({ config })
      await askForRecheck(payload)
      return payload
    })
    const publish = (): Promise<void> =>
      getPayload({ config }).then(
        (payload) => publishDirectCalls(createDirectCalls(payload, config)),
        // The database is away: until it is back, Next's route answers, with 503.
        () => void setTimeout(() => void publish(), 1_000).unref(),
      )
    void publish()
    getPayload({ config })
      .then((payload) => createLocalReq({}, payload))
      .then(readSafetySettings)
      .catch(() => {
        // The database is away: the first message has it learned.
      })
  }
}
