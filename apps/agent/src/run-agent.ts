import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { backoffMs } from '@seaport/runner/backoff'
import { createHeadlessViews } from '@seaport/seat-client/account/headless-views'
import type { SeatAccounts } from '@seaport/seat-client/account/seat-accounts'
import { reasonOf } from '@seaport/seat-client/client-refused'
import type { Logger } from '@seaport/seat-client/logger'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import { createAgentClient, secretsOf } from './agent-client.ts'
import { type ExitCode, endingOf, exitCodes } from './exit-codes.ts'
import { createSandboxSignIns } from './sandbox-sign-ins.ts'
import type { AgentSettings } from './settings.ts'

/** Pauses between logins while the server is unreachable or busy. */
const LOGIN_BACKOFF = { minMs: 1000, maxMs: 30_000 }
/** Poll interval at which the demo's agent checks whether a person still has its seat. */
const DEMO_RETRY_MS = 10_000

/**
 * Works on the seat until it is stopped, or can't continue.
 * @param demoRetryMs how long a demo's agent leaves its seat to people before it asks again
 * @returns how it ended
 */
export async function runAgent(
  settings: AgentSettings,
  log: Logger,
  stop: AbortSignal,
  demoRetryMs = DEMO_RETRY_MS,
): Promise<ExitCode> {
  const { serverUrl, seatCode, dataFolder, demo } = settings
  const returnMs = returnMsOf(settings, demoRetryMs)
  log.info('agent starts', { server: serverUrl, seat: seatCode, demo })
  log.info('keys and sign-ins are not encrypted: only the mode of this file protects them', {
    file: secretsOf(dataFolder),
    mode: '0600',
  })
  const sessions = new EventTarget()
  const client = createClient(settings, log, () => sessions.dispatchEvent(new Event('change')))
  try {
    await client.restore()
    for (let failures = 0, working = false; !stop.aborted; ) {
      if (client.state().seat?.seat_code === seatCode) {
        failures = 0
        working = true
        await once(sessions, 'change', { signal: stop }).catch(() => undefined)
        continue
      }
      // A seat that was taken or released is not claimed back at once, or the person who wants it could never log in.
      if (working && client.state().ended === 'taken_over') {
        working = false
        if (returnMs === null) {
          log.info('agent leaves the seat: it was taken, freed or disabled', {
            exit_code: exitCodes.seatInUse,
          })
          return exitCodes.seatInUse
        }
        log.info('agent leaves the seat, and asks for it again later', { minutes: returnMs / 60_000 })
        await sleep(returnMs, undefined, { signal: stop }).catch(() => undefined)
        continue
      }
      working = false
      const ending = await logIn(client, settings, stop, returnMs !== null)
      if (ending === 'in') continue
      if (ending.code !== null) {
        log.error('agent ends', { exit_code: ending.code, ...reasonOf(ending.error) })
        return ending.code
      }
      failures += 1
      const pause = ending.isHeld && returnMs !== null ? returnMs : backoffMs(LOGIN_BACKOFF, failures)
      await sleep(pause, undefined, { signal: stop }).catch(() => undefined)
    }
    log.info('agent stops')
    return exitCodes.stopped
  } finally {
    await client.pause()
  }
}

/** The demo's agent yields its seat to people, and returns soon. */
function returnMsOf({ demo, returnMinutes }: AgentSettings, demoRetryMs: number): number | null {
  if (demo) return demoRetryMs
  return returnMinutes === null ? null : returnMinutes * 60_000
}

type LoginResult = 'in' | { error: unknown; code: ExitCode | null; isHeld: boolean }

/** @returns `in`, or the meaning of a failure: an exit code, or null if the agent retries */
async function logIn(
  client: SeatClient,
  settings: AgentSettings,
  stop: AbortSignal,
  returns: boolean,
): Promise<LoginResult> {
  const { seatCode, password } = settings
  try {
    await client.logIn({ seat_code: seatCode, password }, stop)
    return 'in'
  } catch (error) {
    const code = stop.aborted ? null : endingOf(error)
    const isHeld = returns && (code === exitCodes.seatInUse || code === exitCodes.seatDisabled)
    return { error, code: isHeld ? null : code, isHeld }
  }
}

function createClient(settings: AgentSettings, log: Logger, onSessionChanged: () => void): SeatClient {
  if (!settings.demo)
    return createAgentClient(settings, log, createHeadlessViews(), {
      onSessionChanged,
      beforeWork: (accounts) => warnOfObstacles(accounts, log),
    })
  const { views, signInAll, signInMissing } = createSandboxSignIns()
  const client = createAgentClient(settings, log, views, {
    onSessionChanged,
    beforeWork: signInAll,
    onLiveEvent({ type }) {
      if (type === 'account')
        client
          .accounts()
          .then(signInMissing)
          .catch(() => undefined)
    },
  })
  return client
}

/** Reasons why tasks of this seat can't run here, logged once per session. */
async function warnOfObstacles(accounts: SeatAccounts, log: Logger): Promise<void> {
  const workspace = await accounts.workspace()
  const expiry = workspace.ports_expire_at
  if (expiry === null || Date.parse(expiry) <= Date.now())
    log.warn('the ports have expired: no task runs until they are renewed', { expired_at: expiry })
  for (const { id, network, account } of workspace.accounts) {
    if (workspace.local.some((one) => one.id === id && one.signed_in)) continue
    log.warn('account is not signed in on this machine: its tasks would fail', {
      network,
      account,
      command: `npm run agent -- sign-in ${account} --network ${network}`,
    })
  }
}
