import { parseArgs } from 'node:util'
import { isDiskFull } from '@seaport/runner/disk-full'
import type { Logger } from '@seaport/seat-client/logger'
import { takeDataFolder } from './agent-client.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { routesFromEnvironment } from './routes-from-environment.ts'
import { runAgent } from './run-agent.ts'
import { readSettings, SettingsError } from './settings.ts'
import { signInByHand, type Terminal } from './sign-in.ts'

const USAGE =
  'Usage: npm run agent, or npm run agent -- sign-in <handle of an account> [--network x|facebook|instagram]'

/** What the agent's command has of its process. */
export interface Surroundings {
  readonly environment: NodeJS.ProcessEnv
  readonly log: Logger
  readonly terminal: Terminal
  /** Aborted when the agent is asked to stop. */
  readonly stop: AbortSignal
  /** How long a demo's agent leaves its seat to people before it asks again, unless it is the usual time. */
  readonly demoRetryMs?: number
}

/** Runs the agent, or signs an account in, until it ends. @returns its exit code */
export async function runCommand(args: string[], surroundings: Surroundings): Promise<ExitCode> {
  try {
    return await run(args, surroundings)
  } catch (error) {
    return toExitCode(error, surroundings.log)
  }
}

async function run(
  args: string[],
  { environment, log, terminal, stop, demoRetryMs }: Surroundings,
): Promise<ExitCode> {
  const { positionals, values } = readArguments(args)
  const [command, handle] = positionals
  if (command !== undefined && (command !== 'sign-in' || !handle || positionals.length > 2))
    throw new SettingsError(USAGE)
  const settings = readSettings(environment)
  // An unsupported proxy would look like a server that does not answer.
  routesFromEnvironment(settings.serverUrl)
  const release = takeDataFolder(settings)
  if (!release) {
    log.error('another agent works in this folder', { folder: settings.dataFolder })
    return exitCodes.seatInUse
  }
  try {
    if (!handle) return await runAgent(settings, log, stop, demoRetryMs)
    const quiet = { ...log, info: () => undefined }
    return await signInByHand(settings, quiet, { handle, network: values.network }, terminal)
  } finally {
    release()
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { network: { type: 'string' } } })
  } catch {
    throw new SettingsError(USAGE)
  }
}

function toExitCode(error: unknown, log: Logger): ExitCode {
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
