/**
 * Preloaded into every process that a script starts (`--import`): ends the process when its parent is gone, even if the parent was killed. The
 * channel between the two closes in every case.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
