import { join } from 'node:path'
import type { RunnerChild } from '@seaport/seat-client/runner-process/runner-process'
import { utilityProcess } from 'electron'

/** Starts the process of a seat's runner. It ends with this one, in any case. */
export function forkRunner(userData: string): RunnerChild {
  const entry = join(import.meta.dirname, 'runner-process.js')
  const child = utilityProcess.fork(entry, [join(userData, 'compile-cache')], {
    serviceName: 'Seaport runner',
  })
  return {
    get pid() {
      return child.pid
    },
    post: (message) => child.postMessage(message),
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.once('exit', listener),
    kill: () => void child.kill(),
  }
}
