import { enableCompileCache } from 'node:module'

/** Entry of the process of a seat's runner, separate from the window's, so that its work never blocks the window. */
const [, , compileCache] = process.argv
if (compileCache) enableCompileCache(compileCache)
const { serveRunner } = await import('@seaport/seat-client/runner-process/serve-runner')
const { parentPort } = process

serveRunner({
  post: (message) => parentPort.postMessage(message),
  onMessage: (listener) => void parentPort.on('message', ({ data }) => listener(data)),
})
