import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Reason } from '@seaport/contract/kernel/reason'
import type {
  claimTasks,
  finishTask,
  keepPerson,
  nextTarget,
  reportProgress,
  settleTarget,
  undoKeep,
  undoOutcome,
  uploadResources,
} from '@seaport/contract/work/runner'

export type ClaimBody = ParsedOf<typeof claimTasks>['body']
export type ProgressBody = ParsedOf<typeof reportProgress>['body']
export type ResourceBody = ParsedOf<typeof uploadResources>['body']
export type NextBody = ParsedOf<typeof nextTarget>['body']
export type NextAnswer = DataOf<typeof nextTarget>
export type SettleBody = ParsedOf<typeof settleTarget>['body']
export type KeepBody = ParsedOf<typeof keepPerson>['body']
export type UndoKeepBody = ParsedOf<typeof undoKeep>['body']
export type UndoOutcomeBody = ParsedOf<typeof undoOutcome>['body']
export type FinishBody = ParsedOf<typeof finishTask>['body']

/**
 * The server as the runner needs it, typed by the contract; the desktop implements it over HTTP.
 * Every call throws {@link ServerRefused}, {@link ServerUnreachable}, or the signal's reason.
 */
export interface RunnerServer {
  claim(body: ClaimBody, signal: AbortSignal): Promise<DataOf<typeof claimTasks>>
  progress(id: string, body: ProgressBody, signal: AbortSignal): Promise<DataOf<typeof reportProgress>>
  uploadResources(
    id: string,
    body: ResourceBody,
    signal: AbortSignal,
  ): Promise<DataOf<typeof uploadResources>>
  next(id: string, body: NextBody, signal: AbortSignal): Promise<NextAnswer>
  settle(id: string, body: SettleBody, signal: AbortSignal): Promise<DataOf<typeof settleTarget>>
  undoOutcome(id: string, body: UndoOutcomeBody, signal: AbortSignal): Promise<DataOf<typeof undoOutcome>>
  keep(id: string, body: KeepBody, signal: AbortSignal): Promise<DataOf<typeof keepPerson>>
  undoKeep(id: string, body: UndoKeepBody, signal: AbortSignal): Promise<DataOf<typeof undoKeep>>
  finish(id: string, body: FinishBody, signal: AbortSignal): Promise<DataOf<typeof finishTask>>
}

/** No answer, or one that is not the server's: it is unknown what the server did. */
export class ServerUnreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('server unreachable', options)
    this.name = 'ServerUnreachable'
  }
}

/** The server's own refusal, with its HTTP status. */
export class ServerRefused extends Error {
  readonly reason: Reason
  readonly status: number
  constructor(reason: Reason, status: number) {
    super(`server refused: ${reason}`)
    this.name = 'ServerRefused'
    this.reason = reason
    this.status = status
  }
}
