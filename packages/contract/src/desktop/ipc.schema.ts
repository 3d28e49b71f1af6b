import { z } from 'zod'
import { OwnSeat, seatWorkspace } from '../desk/seat-session.schema.ts'
import { LiveEvent } from '../event.schema.ts'
import { EgressFaultKind } from '../kernel/egress-fault.schema.ts'
import { Locale } from '../kernel/locale.schema.ts'
import { NetworkSettings } from '../kernel/network-settings.schema.ts'
import {
  Count,
  EmptyData,
  Id,
  IdempotencyKey,
  IdPath,
  Instant,
  TypedCode,
} from '../kernel/primitives.schema.ts'
import { getGuard } from '../work/guard.schema.ts'
import { PromotionOutcome, PromotionTarget } from '../work/runner.schema.ts'
import { getTask, listTaskResources, listTasks, listTaskTargets, Task } from '../work/task.schema.ts'
import { BulkAct, CreateTasks, changeTasks, createTasks, previewAudience } from '../work/task-batch.schema.ts'
import { taskKindIds } from '../work/task-kind.ts'
import { getTaskRepeat } from '../work/task-repeat.schema.ts'
import { ParkReason } from '../work/task-state.schema.ts'
import { defineIpc } from './ipc-core.ts'
import { installationCalls, installationEvents } from './ipc-installation.schema.ts'
import { lifeCalls, lifeEvents } from './ipc-life.schema.ts'
import { ManualCollection, manualCalls, manualEvents } from './ipc-manual.schema.ts'
import { screenCalls, screenEvents } from './ipc-screens.schema.ts'
import { tabCalls, tabEvents } from './ipc-tabs.schema.ts'

const NoArguments = z.strictObject({})

/** The window's key for an attempt: a repeat by hand after a lost answer has the same one. */
const attempt = { idempotency_key: IdempotencyKey }

/** State of the desktop and its session. */
export const DesktopState = z.object({
  version: z.string(),
  /** Empty = no server is chosen yet; the window asks for one first. */
  server_url: z.string(),
  /** The seat that is logged in; null shows the login. */
  seat: OwnSeat.nullable(),
  /** The last seat code; the login form begins with it. */
  last_seat_code: z.string(),
  /**
   * Why the last session ended, shown at the login; null after a logout by the person. expired: unused for too long. taken_over: another device took
   * the seat, or the supervisor ended the session (the server does not tell the two apart).
   */
  ended: z.enum(['expired', 'taken_over']).nullable(),
})
export type DesktopState = z.infer<typeof DesktopState>

/** A person's progress with a promotion, and how many targets remain (null = not known yet). */
export const ManualProgress = z.object({
  step: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('loading') }),
    z.object({ kind: z.literal('ready'), target: PromotionTarget }),
    /** In progress, or interrupted by a restart: then the person is asked for the outcome. */
    z.object({ kind: z.enum(['open', 'interrupted']), target: PromotionTarget, since: Instant }),
  ]),
  remaining: Count.nullable(),
  /** The last recorded outcome and until when it can be undone; null once a later step has begun. */
  last: z
    .object({ target: PromotionTarget, outcome: PromotionOutcome.shape.outcome, undo_until: Instant })
    .nullable(),
})
export type ManualProgress = z.infer<typeof ManualProgress>

/** A task in progress on this desktop: newer than the server's state, and available while the server is unreachable. */
export const RunnerTask = z.object({
  id: Id,
  kind: z.enum(taskKindIds),
  account_id: Id,
  phase: z.enum(['collecting', 'assisting', 'sending', 'parked', 'delivering']),
  actual_count: Count,
  target_count: Count,
  pages: Count,
  undelivered: Count,
  parked_until: Instant.nullable(),
  park_reason: ParkReason.nullable(),
  /** Manual step of a promotion. */
  manual: ManualProgress.nullable(),
  /** Manual step of a collection by hand. */
  collection: ManualCollection.nullable(),
})
export type RunnerTask = z.infer<typeof RunnerTask>

/** State of the runner; pushed on every change. */
export const RunnerState = z.object({
  /** The server answered the last call. */
  online: z.boolean(),
  tasks: z.array(RunnerTask),
  /** Tasks in progress on this desktop. */
  running: Count,
  /** Collected items that are journaled but not yet delivered. */
  undelivered: Count,
  /** The disk is full: all work waits. */
  disk_full: z.boolean(),
  /** Milliseconds by which this computer's clock is ahead of the server's; 0 = correct, or unknown. */
  clock_ahead_ms: z.int(),
  /** Why the server can't be reached, if a proxy between client and server is the cause. */
  egress_fault: EgressFaultKind.nullable(),
  /** Null = no answer yet since the program started. */
  last_contact_at: Instant.nullable(),
})
export type RunnerState = z.infer<typeof RunnerState>

/** An account, with its state on this desktop. */
export const LocalAccount = z.object({
  id: Id,
  /** Credentials for the network are stored here, encrypted by the operating system. */
  signed_in: z.boolean(),
  /** Its window is open. */
  window_open: z.boolean(),
  /** A person is signing in right now. */
  signing_in: z.boolean(),
  /** The Pages among which a person has to choose before the sign-in can finish; empty = no choice is needed. */
  page_choices: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type LocalAccount = z.infer<typeof LocalAccount>

/** The seat, its ports and its accounts, with the accounts' state on this desktop. */
const Workspace = seatWorkspace.data.extend({ local: z.array(LocalAccount) })

/**
 * The IPC contract between the desktop's window and its main process. The window never talks to the server: the session's key stays in the main
 * process.
 */
export const desktopIpc = defineIpc({
  calls: {
    'desktop.state': { args: NoArguments, result: DesktopState },
    'desktop.setLocale': { args: z.strictObject({ locale: Locale }), result: EmptyData },
    'session.login': {
      args: z.strictObject({
        seat_code: TypedCode.min(1).max(32),
        password: z.string().min(1).max(128),
      }),
      result: DesktopState,
    },
    'session.logout': { args: NoArguments, result: DesktopState },
    'workspace.get': { args: NoArguments, result: Workspace },
    /** The data that the server last sent, without a request; null = none yet. */
    'workspace.kept': { args: NoArguments, result: Workspace.nullable() },
    /** Takes a port and shows the account's own window. */
    'account.open': { args: IdPath, result: z.object({ slot: z.int(), signed_in: z.boolean() }) },
    'account.close': { args: IdPath, result: EmptyData },
    'account.show': { args: IdPath, result: EmptyData },
    /** Signs the open account in to its network, in its own window; resolves when the person has finished. */
    'account.signIn': {
      /** fresh: another account is signed in on the network's pages, and is signed out first. */
      args: IdPath.extend({ fresh: z.boolean().default(false) }),
      result: z.object({ nickname: z.string() }),
    },
    'account.cancelSignIn': { args: IdPath, result: EmptyData },
    'account.choosePage': { args: IdPath.extend({ page_id: z.string().max(64) }), result: EmptyData },
    'task.list': { args: listTasks.query, result: listTasks.data },
    'task.get': { args: IdPath, result: getTask.data },
    'task.create': { args: CreateTasks.extend(attempt), result: createTasks.data },
    /** Audience of a promotion that is being created. */
    'task.audience': { args: previewAudience.body, result: previewAudience.data },
    'task.end': { args: IdPath.extend(attempt), result: Task },
    'task.retry': { args: IdPath.extend(attempt), result: Task },
    /** Ends or retries many tasks; returns the reason for each task that is refused. */
    'task.change': {
      args: changeTasks.body.extend({ act: BulkAct.extract(['end', 'retry']), ...attempt }),
      result: changeTasks.data,
    },
    'task.repeat': { args: IdPath, result: getTaskRepeat.data },
    'task.targets': { args: listTaskTargets.query.extend({ id: Id }), result: listTaskTargets.data },
    'task.resources': { args: listTaskResources.query.extend({ id: Id }), result: listTaskResources.data },
    'runner.state': { args: NoArguments, result: RunnerState },
    'guard.get': { args: NoArguments, result: getGuard.data },
    /**
     * Starts the next target of the task and shows its page in the account's own window; a target in progress is shown again. `bad_link`: not a page
     * of the network, so the target was skipped. `unreachable`: the server does not answer, so nothing was started.
     */
    'workbench.startTarget': {
      args: IdPath,
      result: z.object({ state: z.enum(['open', 'wait', 'finished', 'bad_link', 'unreachable']) }),
    },
    /** Records the outcome of the target in progress. */
    'workbench.recordOutcome': { args: PromotionOutcome.extend({ id: Id }), result: EmptyData },
    /** Undoes the last recorded outcome of a task's target. */
    'workbench.undo': { args: IdPath, result: EmptyData },
    /** Addresses of the networks, which decide the valid links. */
    'network.list': { args: NoArguments, result: z.array(NetworkSettings) },
    ...manualCalls,
    ...screenCalls,
    ...tabCalls,
    ...installationCalls,
    ...lifeCalls,
  },
  events: {
    'desktop.state': DesktopState,
    'runner.state': RunnerState,
    /** Something changed on the server. */
    live: LiveEvent,
    /** The window's data may be stale: refetch it. */
    refresh: z.object({}),
    'account.window': LocalAccount,
    ...manualEvents,
    ...screenEvents,
    ...tabEvents,
    ...installationEvents,
    ...lifeEvents,
  },
})
