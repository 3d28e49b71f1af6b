import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { runCommand } from '@seaport/agent/command'
import { createLogger } from '@seaport/seat-client/logger'
import { onTestFinished, vi } from 'vitest'

const main = fileURLToPath(new URL('../../apps/agent/src/main.ts', import.meta.url))

/** A headless agent. */
export interface TestAgent {
  /** Its output so far. */
  output(): string
  /** Resolves when its output contains a text. @throws Error if the agent exits first */
  wrote(text: string | RegExp): Promise<string>
  /** Its exit code; null after SIGKILL. */
  readonly ended: Promise<number | null>
}

/** An agent in a separate process; it is killed with the test. */
export interface AgentProcess extends TestAgent {
  readonly pid: number
  /** Closes the pipes of its output, like a log reader that exits. */
  stopReading(): void
  /** Writes to its terminal. */
  type(line: string): void
  send(signal: 'SIGTERM' | 'SIGKILL' | 'SIGHUP'): void
}

/** An agent inside the test's process, for all that needs no process of its own; it is stopped with the test. */
export interface AgentInside extends TestAgent {
  /** Asks it to stop, as SIGTERM does. */
  stop(): void
}

/** Runs the agent's command in this process with these variables, and no other proxy than theirs. A demo's agent asks for its seat again at once. */
export function startAgentInside(
  variables: Readonly<Record<string, string>>,
  args: string[] = [],
): AgentInside {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'])
    for (const one of [name, name.toLowerCase()]) vi.stubEnv(one, variables[one])
  const output = new Output()
  const stopping = new AbortController()
  const write = (text: string) => output.add(text)
  const ended = runCommand(args, {
    environment: variables,
    log: createLogger(write),
    terminal: { input: new PassThrough(), write },
    stop: stopping.signal,
    demoRetryMs: 500,
  })
  onTestFinished(async () => {
    stopping.abort()
    await ended
  })
  return { ...output.of(ended), ended, stop: () => stopping.abort() }
}

/** What an agent has written. */
class Output {
  readonly #changes = new EventEmitter()
  #written = ''

  add(text: string): void {
    this.#written += text
    this.#changes.emit('wrote')
  }

  of(ended: Promise<number | null>): Pick<TestAgent, 'output' | 'wrote'> {
    const gone = ended.then((code) =>
      Promise.reject(new Error(`The agent ended with ${code}:\n${this.#written}`)),
    )
    gone.catch(() => undefined)
    return {
      output: () => this.#written,
      wrote: async (text) => {
        for (;;) {
          const found =
            typeof text === 'string' ? this.#written.includes(text) && text : text.exec(this.#written)?.[0]
          if (found) return found
          await Promise.race([once(this.#changes, 'wrote'), gone])
        }
      },
    }
  }
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
  const output = new Output()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.add(text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    ...output.of(ended),
    pid: child.pid ?? 0,
    stopReading() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    type: (line) => void child.stdin.write(`${line}\n`),
    send: (signal) => void child.kill(signal),
    ended,
  }
}
