import { createLogger } from '@seaport/seat-client/logger'
import { runCommand } from './command.ts'

const write = (text: string) => void process.stdout.write(text)
// The log's reader may disappear (a pipe, a terminal, journald); the work continues without it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
const args = process.argv.slice(2)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => (args.includes('sign-in') ? process.exit(130) : stopping.abort()))

const code = await runCommand(args, {
  environment: process.env,
  log: createLogger(write),
  terminal: { input: process.stdin, write },
  stop: stopping.signal,
})
process.exit(code)
