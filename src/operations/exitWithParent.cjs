// @ts-check
// Preloaded into the children that serve or build: after kill -9 of the command nothing goes on holding its port.
// The pipe to the parent closes whatever way the parent dies. A child's own workers load this too, and need their pipe.
if (process.channel && String(process.ppid) === process.env.POWER_YEARS_COMMAND) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
