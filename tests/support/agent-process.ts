import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../../apps/agent/src/main.ts', import.meta.url))

/** A headless agent in a separate process; it is killed with the test. */
export interface AgentProcess {
  readonly pid: number
  /** Its output so far. */
  output(): string
  /** Resolves when its output contains a text. @throws Error if the agent exits first */
  wrote(text: string | RegExp): Promise<string>
  /** Closes the pipes of its output, like a log reader that exits. */
  stopReading(): void
  /** Writes to its terminal. */
  type(line: string): void
  send(signal: 'SIGTERM' | 'SIGKILL' | 'SIGHUP'): void
  /** Its exit code; null after SIGKILL. */
  readonly ended: Promise<number | null>
}

/**
 * Starts an agent with these variables and nothing else in its environment.
 * @param command prefix of its command line, such as a small disk's
 */
export function startAgentProcess(
  variables: Readonly<Record<string, string>>,
  args: string[] = [],
  command: readonly string[] = [],
): AgentProcess {
  const [program = process.execPath, ...rest] = [...command, process.execPath, main, ...args]
  const child = spawn(program, rest, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...variables,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text
      child.emit('wrote')
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const gone = ended.then((code) => Promise.reject(new Error(`The agent ended with ${code}:\n${written}`)))
  gone.catch(() => undefined)
  return {
    pid: child.pid ?? 0,
    output: () => written,
    async wrote(text) {
      for (;;) {
        const found = typeof text === 'string' ? written.includes(text) && text : text.exec(written)?.[0]
        if (found) return found
        await Promise.race([once(child, 'wrote'), gone])
      }
    },
    stopReading() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    type: (line) => void child.stdin.write(`${line}\n`),
    send: (signal) => void child.kill(signal),
    ended,
  }
}
