/** Preloaded into a server that is measured: tells its parent, when asked, how much processor time it has taken. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.channel?.unref()
// Nothing is left behind by a benchmark that failed.
process.once('disconnect', () => process.exit())
