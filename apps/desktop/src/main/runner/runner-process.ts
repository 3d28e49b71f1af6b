import { enableCompileCache } from 'node:module'

/** Entry of the process that a seat's runner works in: nothing of a window is here, so nothing here holds a window up. */
const [, , compileCache] = process.argv
if (compileCache) enableCompileCache(compileCache)
const { serveRunner } = await import('@seaport/seat-client/runner-process/serve-runner')
const { parentPort } = process

serveRunner({
  post: (message) => parentPort.postMessage(message),
  onMessage: (listener) => void parentPort.on('message', ({ data }) => listener(data)),
})
