import { parseArgs } from 'node:util'
import { isDiskFull } from '@seaport/runner/disk-full'
import { createLogger } from '@seaport/seat-client/logger'
import { takeDataFolder } from './agent-client.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { routesFromEnvironment } from './routes-from-environment.ts'
import { runAgent } from './run-agent.ts'
import { readSettings, SettingsError } from './settings.ts'
import { signInByHand } from './sign-in.ts'

const USAGE =
  'Usage: npm run agent, or npm run agent -- sign-in <handle of an account> [--network x|facebook|instagram]'
const log = createLogger((line) => void process.stdout.write(line))
// The log's reader may disappear (a pipe, a terminal, journald); the work continues without it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
const { positionals, values } = readArguments()
const [command, handle] = positionals
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => (command === 'sign-in' ? process.exit(130) : stopping.abort()))

process.exit(await run().catch(toExitCode))

async function run(): Promise<ExitCode> {
  if (command !== undefined && (command !== 'sign-in' || !handle || positionals.length > 2))
    throw new SettingsError(USAGE)
  const settings = readSettings(process.env)
  // An unsupported proxy would look like a server that does not answer.
  routesFromEnvironment(settings.serverUrl)
  const release = takeDataFolder(settings)
  if (!release) {
    log.error('another agent works in this folder', { folder: settings.dataFolder })
    return exitCodes.seatInUse
  }
  if (!handle) return runAgent(settings, log, stopping.signal)
  const terminal = { input: process.stdin, write: (text: string) => void process.stdout.write(text) }
  return signInByHand(
    settings,
    { ...log, info: () => undefined },
    { handle, network: values.network },
    terminal,
  )
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { network: { type: 'string' } } })
  } catch {
    log.error('the settings are not usable', { message: USAGE })
    return process.exit(exitCodes.settings)
  }
}

function toExitCode(error: unknown): ExitCode {
  if (error instanceof SettingsError) {
    log.error('the settings are not usable', { message: error.message })
    return exitCodes.settings
  }
  if (isDiskFull(error)) {
    log.error('the disk is full: free some space in the data folder, then start the agent again', { error })
    return exitCodes.diskFull
  }
  log.error('agent failed', { error })
  return exitCodes.fault
}
