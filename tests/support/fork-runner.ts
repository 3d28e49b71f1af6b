import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RunnerChild } from '@seaport/seat-client/runner-process/runner-process'

/** A runner's process as the desktop has it, without Electron: a real one, which can really be killed. */
export function forkRunner(): RunnerChild & { killHard(): void } {
  const child = fork(fileURLToPath(new URL('./runner-entry.ts', import.meta.url)), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('error', () => undefined)
  return {
    pid: child.pid,
    post: (message) => void (child.connected && child.send(message as object, () => undefined)),
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.once('exit', (code) => listener(code ?? 1)),
    kill: () => void child.kill(),
    killHard: () => void child.kill('SIGKILL'),
  }
}
