import { z } from 'zod'
import { OwnSeat, seatWorkspace } from '../desk/seat-session.schema.ts'
import { LiveEvent } from '../event.schema.ts'
import { EgressFaultKind } from '../kernel/egress-fault.schema.ts'
import { Locale } from '../kernel/locale.schema.ts'
import { NetworkSettings } from '../kernel/network-settings.schema.ts'
import { Count, EmptyData, Id, IdPath, Instant } from '../kernel/primitives.schema.ts'
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

/** State of the desktop and its session. */
export const DesktopState = z.object({
  version: z.string(),
  /** Empty = not chosen yet; the window asks for it first. */
  server_url: z.string(),
  /** The seat that is logged in; null shows the login. */
  seat: OwnSeat.nullable(),
  /** The last seat code, to fill the login with. */
  last_seat_code: z.string(),
  /**
   * Why the last session ended, for the login to say; null after a logout by hand. expired: unused for too long. taken_over: another device
   * took the seat, or the supervisor ended the session (the server does not tell the two apart).
   */
  ended: z.enum(['expired', 'taken_over']).nullable(),
})
export type DesktopState = z.infer<typeof DesktopState>

/** A person's progress with a promotion, and how many targets are still to be done (null = not known yet). */
export const ManualProgress = z.object({
  step: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('loading') }),
    z.object({ kind: z.literal('ready'), target: PromotionTarget }),
    /** In progress, or interrupted by a restart: then the person is asked for the result. */
    z.object({ kind: z.enum(['open', 'interrupted']), target: PromotionTarget, since: Instant }),
  ]),
  remaining: Count.nullable(),
  /** The last recorded outcome while nothing followed from it, and until when it can be undone. */
  last: z
    .object({ target: PromotionTarget, outcome: PromotionOutcome.shape.outcome, undo_until: Instant })
    .nullable(),
})
export type ManualProgress = z.infer<typeof ManualProgress>

/** A task under way on this desktop: newer than what the server shows, and known while the server is away. */
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
  /** Of a promotion. */
  manual: ManualProgress.nullable(),
  /** Of a collection by hand. */
  collection: ManualCollection.nullable(),
})
export type RunnerTask = z.infer<typeof RunnerTask>

/** How the runner is doing; pushed whenever it changes. */
export const RunnerState = z.object({
  /** The server answered the last call. */
  online: z.boolean(),
  tasks: z.array(RunnerTask),
  /** Tasks under way on this desktop. */
  running: Count,
  /** Collected items that are journaled but not yet delivered. */
  undelivered: Count,
  /** The disk is full: all work waits. */
  disk_full: z.boolean(),
  /** Milliseconds by which this computer's clock is ahead of the server's; 0 = correct, or unknown. */
  clock_ahead_ms: z.int(),
  /** Why the server can't be reached, if a proxy in between is the cause. */
  egress_fault: EgressFaultKind.nullable(),
  /** Null = no answer yet since the program started. */
  last_contact_at: Instant.nullable(),
})
export type RunnerState = z.infer<typeof RunnerState>

/** An account as this desktop has it. */
export const LocalAccount = z.object({
  id: Id,
  /** Credentials for the network are stored here, encrypted by the operating system. */
  signed_in: z.boolean(),
  /** Its window is open. */
  window_open: z.boolean(),
  /** A person is signing in right now. */
  signing_in: z.boolean(),
  /** A sign-in waits until the person says which of these Pages the account is; empty = it does not. */
  page_choices: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type LocalAccount = z.infer<typeof LocalAccount>

/** The seat, its ports and its accounts, and how this desktop has those. */
const Workspace = seatWorkspace.data.extend({ local: z.array(LocalAccount) })

/**
 * The border between the desktop's window and its main process. The window never talks to the server: the session's key stays in the main process.
 */
export const desktopIpc = defineIpc({
  calls: {
    'desktop.state': { args: NoArguments, result: DesktopState },
    'desktop.setLocale': { args: z.strictObject({ locale: Locale }), result: EmptyData },
    'session.login': {
      args: z.strictObject({
        seat_code: z.string().trim().min(1).max(32),
        password: z.string().min(1).max(128),
      }),
      result: DesktopState,
    },
    'session.logout': { args: NoArguments, result: DesktopState },
    'workspace.get': { args: NoArguments, result: Workspace },
    /** The same as the server last told it, without asking; null = it never has. */
    'workspace.kept': { args: NoArguments, result: Workspace.nullable() },
    /** Takes a port and shows the account's own window. */
    'account.open': { args: IdPath, result: z.object({ slot: z.int(), signed_in: z.boolean() }) },
    'account.close': { args: IdPath, result: EmptyData },
    'account.show': { args: IdPath, result: EmptyData },
    /** Signs the open account in at its network, in its own window; resolves when the person has done it. */
    'account.signIn': {
      /** fresh: somebody else is signed in on the network's pages, and is signed out there first. */
      args: IdPath.extend({ fresh: z.boolean().default(false) }),
      result: z.object({ nickname: z.string() }),
    },
    'account.cancelSignIn': { args: IdPath, result: EmptyData },
    'account.choosePage': { args: IdPath.extend({ page_id: z.string().max(64) }), result: EmptyData },
    'task.list': { args: listTasks.query, result: listTasks.data },
    'task.get': { args: IdPath, result: getTask.data },
    'task.create': { args: CreateTasks, result: createTasks.data },
    /** Whom a promotion would go to. */
    'task.audience': { args: previewAudience.body, result: previewAudience.data },
    'task.end': { args: IdPath, result: Task },
    'task.retry': { args: IdPath, result: Task },
    /** Ends or retries many tasks; each that can't be is told with the reason. */
    'task.change': {
      args: changeTasks.body.extend({ act: BulkAct.extract(['end', 'retry']) }),
      result: changeTasks.data,
    },
    'task.repeat': { args: IdPath, result: getTaskRepeat.data },
    'task.targets': { args: listTaskTargets.query.extend({ id: Id }), result: listTaskTargets.data },
    'task.resources': { args: listTaskResources.query.extend({ id: Id }), result: listTaskResources.data },
    'runner.state': { args: NoArguments, result: RunnerState },
    'guard.get': { args: NoArguments, result: getGuard.data },
    /**
     * Starts the next target of the task and shows its page in the account's own window; a target in progress is shown
     * again. `bad_link`: not a page of the network, so it was skipped. `unreachable`: nothing starts without the
     * server.
     */
    'workbench.startTarget': {
      args: IdPath,
      result: z.object({ state: z.enum(['open', 'wait', 'finished', 'bad_link', 'unreachable']) }),
    },
    /** Records the result of the target in progress. */
    'workbench.recordOutcome': { args: PromotionOutcome.extend({ id: Id }), result: EmptyData },
    /** Undoes the last recorded outcome of a task's target. */
    'workbench.undo': { args: IdPath, result: EmptyData },
    /** Addresses of the networks: which links are valid. */
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
    /** What is shown may be stale: refetch it. */
    refresh: z.object({}),
    'account.window': LocalAccount,
    ...manualEvents,
    ...screenEvents,
    ...tabEvents,
    ...installationEvents,
    ...lifeEvents,
  },
})
