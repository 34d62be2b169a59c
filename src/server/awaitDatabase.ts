/** What `next build` and src/operations/siteBuild.ts, its parent, tell each other. */
export const AWAITING_DATABASE = 'awaiting the database'
export const DATABASE_PREPARED = 'database prepared'

/** Between compiling and making pages: waits until the parent, which prepares the database meanwhile, says it may be read. */
export async function awaitDatabase(): Promise<void> {
  if (!process.env.BUILD_AWAITS_DATABASE || !process.send) return
  await new Promise<void>((resolve) => {
    const listen = (message: unknown) => {
      if (message !== DATABASE_PREPARED) return
      process.off('message', listen)
      resolve()
    }
    // Keeps the process alive meanwhile.
    process.on('message', listen)
    process.send!(AWAITING_DATABASE)
  })
}
