/** Called by Next once, when a server starts. Jobs (scheduled publishing) run from here, not from a visitor's request. */
export async function register(): Promise<void> {
  // Written out twice so that neither bundle for other runtimes nor a build ever loads the CMS.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.NEXT_PHASE === 'phase-production-build') return
    const [{ getPayload }, { default: config }, { followJobs }] = await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('@/shared/cms/jobRunner'),
    ])
    followJobs(() => getPayload({ config }))
  }
}
