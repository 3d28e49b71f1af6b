/**
 * Preloaded into every process that a script starts (`--import`): ends it when the starter is gone, even when that one was
 * killed and could not say goodbye. The channel between the two closes in every case.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
