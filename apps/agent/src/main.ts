import { isDiskFull } from '@seaport/runner/disk-full'
import { createLogger } from '@seaport/seat-client/logger'
import { takeDataFolder } from './agent-client.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { runAgent } from './run-agent.ts'
import { readSettings, SettingsError } from './settings.ts'
import { signInByHand } from './sign-in.ts'

const log = createLogger((line) => void process.stdout.write(line))
const [command, handle] = process.argv.slice(2)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => (command === 'sign-in' ? process.exit(130) : stopping.abort()))

process.exit(await run().catch(toExitCode))

async function run(): Promise<ExitCode> {
  if (command !== undefined && (command !== 'sign-in' || !handle))
    throw new SettingsError('Usage: npm run agent, or npm run agent -- sign-in <handle of an account>')
  const settings = readSettings(process.env)
  const release = takeDataFolder(settings)
  if (!release) {
    log.error('another agent works in this folder', { folder: settings.dataFolder })
    return exitCodes.seatInUse
  }
  if (!handle) return runAgent(settings, log, stopping.signal)
  const terminal = { input: process.stdin, write: (text: string) => void process.stdout.write(text) }
  return signInByHand(settings, { ...log, info: () => undefined }, handle, terminal)
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
