import type { NetworkId } from '@seaport/contract/kernel/network'
import { excessTagsAt, lengthAt, placeOfKind } from '@seaport/contract/work/script-length'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import type { SkipReason } from '@seaport/contract/work/task-state.schema'
import type { TextPlace } from '@seaport/network-text/length'
import type { Clock } from '@seaport/runner/clock'
import { ExecutorFault, type PromotionExecutor, type SentOutcome } from '@seaport/runner/executor'
import { toExecutorFault } from './fault.ts'
import { NetworkError } from './outcome.ts'
import type { WriteResult } from './send-once.ts'

/** One attempt to send, or to look up an earlier one. */
export type Act = Parameters<PromotionExecutor['perform']>[0]

/** Thrown for a target that is not a page of the network. */
export class BadTargetError extends Error {}

/** Thrown for a person with an unknown value for a variable of the text. */
export class UnsuitableTargetError extends Error {}

/** A picture or a video of a script. */
export interface ScriptFile {
  kind: 'image' | 'video'
  /** As `image/png`. */
  type: string
  /** Address below the server's, for a network that fetches the file; valid for a limited time. */
  url: string
  /** @throws {ExecutorFault} if it can't be loaded */
  content(): Promise<Blob>
}

/** Text and files of a task for one target. */
export interface Message {
  text: string
  files: readonly ScriptFile[]
}

/** @returns the message of a task for one target. @throws {ExecutorFault} if it can't be loaded */
export type MessageOf = (act: Act) => Promise<Message>

const skipped = (reason: SkipReason): SentOutcome => ({ outcome: 'skipped', reason })
const unknown: SentOutcome = { outcome: 'unknown', reason: null }

/**
 * Sends once, and returns the outcome. A lookup of a possible earlier write uses the same code with writing disabled: if the network does not show
 * it, the outcome stays unknown. @throws {ExecutorFault} if nothing was sent, and it can be retried or the task can't continue
 */
export async function sentOutcome(
  { task, lookUp, signal }: Act,
  clock: Pick<Clock, 'now'>,
  send: () => Promise<WriteResult>,
): Promise<SentOutcome> {
  try {
    const { id } = await send()
    return { outcome: 'done', reason: null, id }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof BadTargetError) return lookUp ? unknown : { outcome: 'failed', reason: 'bad_link' }
    if (error instanceof UnsuitableTargetError) return lookUp ? unknown : skipped('not_suitable')
    if (!(error instanceof NetworkError)) throw error
    const outcome = lookUp ? unknown : finalOutcome(error, task.work.kind)
    const isPassing = error.outcome.kind === 'retry' || error.outcome.kind === 'sign_in_again'
    if (outcome !== null && !(lookUp && isPassing)) return outcome
    // A post of the account's own has no link that could be wrong.
    if (error.outcome.kind === 'bad_request')
      throw new ExecutorFault({ kind: 'task', reason: 'post_refused' }, { cause: error })
    throw toExecutorFault(error, { paged: false, now: clock.now() })
  }
}

/**
 * @returns the outcome of a target after a refusal; null = nothing was sent, and the target may be offered again. A message contains the name of its
 * person, so another person's may be short enough; a post or comment, and any file, is the same for all targets of the task.
 */
function finalOutcome({ outcome }: NetworkError, kind: TaskKindId): SentOutcome | null {
  switch (outcome.kind) {
    case 'target_unavailable':
      return skipped('not_reachable')
    case 'gone':
      return skipped('target_missing')
    case 'duplicate':
      return skipped('already_done')
    case 'text_too_long':
      return placeOfKind(kind) === 'message' ? skipped('text_too_long') : null
    case 'bad_request':
      return kind === 'publish_post' ? null : { outcome: 'failed', reason: 'bad_link' }
    case 'policy_blocked':
    case 'account_stopped':
      return { outcome: 'failed', reason: 'network_block' }
    case 'unknown':
      return unknown
    default:
      return null
  }
}

/** @throws {NetworkError} text_too_long, before anything is sent; also for more hashtags or mentions than the network accepts */
export function checkLength(network: NetworkId, place: TextPlace, text: string): void {
  if (lengthAt(network, place, text).isTooLong || excessTagsAt(network, place, text) !== null)
    throw new NetworkError({ kind: 'text_too_long' })
}

/** @returns a client's `request` that only reads: every write rejects as one whose answer was lost */
export function readingOnly<R extends (...given: never[]) => Promise<unknown>>(
  request: R,
  isWrite: (...given: Parameters<R>) => boolean,
): R {
  const reading = (...given: Parameters<R>) =>
    isWrite(...given) ? Promise.reject(new NetworkError({ kind: 'unknown' })) : request(...given)
  return reading as R
}

/** @throws {ExecutorFault} for a kind that no promoter sends */
export function refuseKind(): never {
  throw new ExecutorFault({ kind: 'task', reason: 'capability_refused' })
}
