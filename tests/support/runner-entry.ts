import { serveRunner } from '@seaport/seat-client/runner-process/serve-runner'

/** Entry of a runner's process under test; it ends with its parent, as Electron's do. */
process.once('disconnect', () => process.exit(0))
serveRunner({
  // A killed client receives no messages.
  post: (message) => void process.send?.(message, () => undefined),
  onMessage: (listener) => void process.on('message', listener),
})
