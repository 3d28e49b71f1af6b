import { EventEmitter } from 'node:events'
import { pathToFileURL } from 'node:url'

/** Entry of a utility process: gives the module `process.parentPort`, and dies with its parent as Electron's do. */
const parentPort = Object.assign(new EventEmitter(), {
  postMessage: (message: unknown) => void process.send?.(message),
  start: () => undefined,
})
process.on('message', (data) => parentPort.emit('message', { data, ports: [] }))
process.once('disconnect', () => process.exit(0))
Object.assign(process, { parentPort, type: 'utility' })

const [modulePath] = process.argv.splice(2, 1)
if (!modulePath) throw new Error('A utility process needs a module')
await import(pathToFileURL(modulePath).href)
