import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import type { Runner } from '@seaport/runner/runner'
import type { RunnerState } from '@seaport/runner/state'
import type { SignedInAccount } from '../account/keep-tokens.ts'
import type { AccountProxy } from '../egress/egress.ts'
import type { EgressFaultKind } from '../egress/egress-fault.ts'
import type { ServerRoute } from '../egress/server-routes.ts'
import type { LogLevel } from '../logger.ts'
import type { SeatLogin } from '../session/connect-seat.ts'
import type { RunnerCommand } from '../work/seat-runner.ts'

/** Initial data of a runner's process. */
export interface RunnerSetup {
  readonly login: SeatLogin
  readonly journalPath: string
  /** Whether a person is present, who carries out tasks that no API serves. */
  readonly attended: boolean
  readonly networks: readonly NetworkSettings[]
  /** Milliseconds by which this computer's clock is ahead of the server's, as far as the client knows. */
  readonly clockAheadMs: number
}

/** Commands from the client to its runner's process. A command's new state is sent before its answer. */
export type RunnerSide = Pick<Runner, RunnerCommand | 'wake'> & {
  /** Opens the journal and starts. */
  begin(setup: RunnerSetup): Promise<void>
  stop(): Promise<void>
  setNetworks(networks: readonly NetworkSettings[]): void
}

/** Calls from the runner's process to its client, which holds the key store, the routes and the log. */
export interface ClientSide {
  state(state: RunnerState): void
  log(level: LogLevel, message: string, fields: Readonly<Record<string, unknown>>): void
  /** Whether the server answered. */
  contact(answered: boolean, fault?: EgressFaultKind): void
  /** The routes from this computer to an address of the server. */
  routesTo(url: string): Promise<readonly ServerRoute[]>
  /** A proxy on one of these routes refused a call because of its login. */
  loginWanted(route: AccountProxy, url: string): void
  /** The server no longer knows the session. */
  sessionExpired(): void
  acceptsTasks(): boolean
  /** Whether the server's events arrive, and wake the runner. */
  hearsEvents(): boolean
  /** @throws if the account's route is unknown: then it is not connected */
  routeOf(accountId: string): Promise<AccountProxy | null>
  proxyFailed(accountId: string, error: string): void
  loadTokens(accountId: string): Promise<Tokens | null>
  saveTokens(accountId: string, tokens: Tokens): Promise<void>
  signedOut(accountId: string): void
  /** The accounts whose tokens are stored here. */
  signedIn(): readonly SignedInAccount[]
  /** The journal could not be read, and was moved to this path: work resumes with the server's data. */
  journalSetAside(path: string): void
}
