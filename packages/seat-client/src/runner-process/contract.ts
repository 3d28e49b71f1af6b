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

/** What a runner's process is given to begin with. */
export interface RunnerSetup {
  readonly login: SeatLogin
  readonly journalPath: string
  /** Whether a person is there who carries out what no API serves. */
  readonly attended: boolean
  readonly networks: readonly NetworkSettings[]
  /** By how much this computer's clock is ahead of the server's, as far as the client knows. */
  readonly clockAheadMs: number
}

/** What the client asks of its runner's process. By the time a command is answered, the state that came of it was sent. */
export type RunnerSide = Pick<Runner, RunnerCommand | 'wake'> & {
  /** Opens the journal and starts. */
  begin(setup: RunnerSetup): Promise<void>
  stop(): Promise<void>
  setNetworks(networks: readonly NetworkSettings[]): void
}

/** What the runner's process asks and tells its client, who alone has the key store, the routes and the log. */
export interface ClientSide {
  state(state: RunnerState): void
  log(level: LogLevel, message: string, fields: Readonly<Record<string, unknown>>): void
  /** The server answered, or did not. */
  contact(answered: boolean, fault?: EgressFaultKind): void
  /** The routes from this computer to an address of the server's. */
  routesTo(url: string): Promise<readonly ServerRoute[]>
  /** A proxy on one of these routes refused a call for its login. */
  loginWanted(route: AccountProxy, url: string): void
  /** The server no longer knows the session. */
  sessionExpired(): void
  acceptsTasks(): boolean
  /** Whether the server's events arrive, and wake the runner. */
  hearsEvents(): boolean
  /** @throws where the account's route is unknown: then it is not reached at all */
  routeOf(accountId: string): Promise<AccountProxy | null>
  proxyFailed(accountId: string, error: string): void
  loadTokens(accountId: string): Promise<Tokens | null>
  saveTokens(accountId: string, tokens: Tokens): Promise<void>
  signedOut(accountId: string): void
  /** The accounts whose tokens are kept here. */
  signedIn(): readonly SignedInAccount[]
  /** The journal could not be read, and was moved to this path: work is taken up again from the server. */
  journalSetAside(path: string): void
}
