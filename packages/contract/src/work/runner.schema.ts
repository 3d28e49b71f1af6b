import { z } from 'zod'
import { Network } from '../kernel/network.schema.ts'
import { Count, Id, IdPath, Instant, StoredCount, typedText } from '../kernel/primitives.schema.ts'
import { MAX_STORED } from '../kernel/primitives.ts'
import { CollectedItem, PageAddress, Written } from './resource.schema.ts'
import { MAX_BATCH } from './runner.ts'
import { Executor, TaskWork } from './task-kind.schema.ts'
import { EndReason, ParkReason, TargetReason } from './task-state.schema.ts'

/** Fencing token of a claim: each later claim of the same task has a higher one, and calls with a lower one are refused. */
const Fence = z.int().min(1).max(MAX_STORED)

/** A task as the runner gets it. */
export const ClaimedTask = z.object({
  id: Id,
  fence: Fence,
  lease_until: Instant,
  name: z.string(),
  work: TaskWork,
  executor: Executor,
  /** `nickname`: empty if it has none. `unblocked_at`: earlier blocks reported by the network no longer apply. */
  account: z.object({
    id: Id,
    network: Network,
    account: z.string(),
    nickname: z.string(),
    unblocked_at: Instant.optional(),
  }),
  /** First start of the task, from which its duration is measured. */
  started_at: Instant,
  /** Number of targets of a promotion. A collection's limit is among its parameters. */
  target_count: Count.optional(),
})
export type ClaimedTask = z.infer<typeof ClaimedTask>

export const claimTasks = {
  body: z.strictObject({
    /** Ids of the tasks that this runner is working on; other running tasks of the seat are handed out again. */
    holding: z.array(Id).max(200),
    max: z.int().min(1).max(50),
    /** Only tasks of these executors: a headless client leaves out work by hand. Omitted = all. */
    executors: z.array(Executor).min(1).max(Executor.options.length).optional(),
  }),
  data: z.object({ tasks: z.array(ClaimedTask) }),
}

const Outcome = z.strictObject({
  position: StoredCount,
  outcome: z.enum(['pending', 'done', 'skipped', 'failed', 'unknown']),
  reason: EndReason.nullable(),
  collected: StoredCount,
})

export const reportProgress = {
  params: IdPath,
  body: z.strictObject({
    fence: Fence,
    /** Increases with each report of the task, across restarts. */
    seq: z.int().min(1).max(MAX_STORED),
    actual_count: StoredCount,
    pages: StoredCount,
    /** Cost on the network since the claim, in millionths of a dollar. */
    cost: StoredCount.default(0),
    targets: z.array(Outcome).max(100),
    /** Until when it waits; null = until a person acts. */
    parked: z.strictObject({ until: Instant.nullable(), reason: ParkReason }).nullable(),
  }),
  data: z.object({ lease_until: Instant }),
}

export const uploadResources = {
  params: IdPath,
  body: z.strictObject({
    fence: Fence,
    batch_id: z.string().min(8).max(64),
    items: z.array(CollectedItem).min(1).max(MAX_BATCH),
  }),
  data: z.object({
    /** Number of items new to the task, and of those delivered before; a repeated batch has no new ones. */
    added: Count,
    known: Count,
    /**
     * External ids of the batch that are on the opt-out list, or that the library already has where the task wants only new people. They are not
     * stored and don't count towards the task's limit.
     */
    left_out: z.array(z.string()),
  }),
}

/** A page open in front of a person who collects by hand. The server parses the profile from its address. */
export const KeptPage = z.strictObject({
  url: PageAddress(2000),
  title: Written.max(500),
  note: typedText(500).pipe(Written),
  /** The link, profile or keyword of the task under which the profile was found. */
  source: Written.max(500),
})
export type KeptPage = z.infer<typeof KeptPage>

export const keepPerson = {
  params: IdPath,
  body: z.strictObject({ fence: Fence, page: KeptPage }),
  data: z.object({
    /** in_library: the task wants only people who are new to the library. */
    outcome: z.enum(['kept', 'opted_out', 'in_library']),
    /** The library had the person before this task. */
    known: z.boolean(),
    /** Number of people the task has now. */
    collected: Count,
  }),
}

export const undoKeep = {
  params: IdPath,
  body: z.strictObject({ fence: Fence, url: KeptPage.shape.url }),
  data: z.object({ collected: Count }),
}

export const finishTask = {
  params: IdPath,
  body: z.strictObject({
    fence: Fence,
    status: z.enum(['completed', 'error']),
    reason: EndReason,
    actual_count: StoredCount,
    pages: StoredCount,
    /** Cost on the network since the claim, in millionths of a dollar. */
    cost: StoredCount.default(0),
    targets: z.array(Outcome).max(100),
  }),
  data: z.object({ status: z.enum(['completed', 'error']) }),
}

/** The next target of a promotion. */
export const PromotionTarget = z.object({
  position: z.int(),
  target: z.string(),
  /** The person's id on the network as the collecting account saw it; null = unknown, or the target is not a person. */
  external_id: z.string().nullable(),
  /** The person's comment under a post of the account's own, which can be answered privately for some time. */
  comment: z.object({ id: z.string(), at: Instant }).nullable(),
  /** The library's data on the person, for the script's variables; null = none, or the target is not a person. */
  person: z
    .object({
      name: z.string(),
      handle: z.string(),
      location: z.string().nullable(),
      /** Beginning of their last collected text, from which the language to write in is detected; '' = none. */
      wrote: z.string().default(''),
      /** When anybody of the tenant last reached them, in any way; null = never, as far as is known. */
      last_contact_at: Instant.nullable().default(null),
    })
    .nullable(),
  /** It was started: under this claim, or under an earlier one whose desktop may have carried it out. */
  begun: z.enum(['no', 'now', 'before']),
  /** When it was started, by the server's clock. */
  begun_at: Instant.optional(),
})
export type PromotionTarget = z.infer<typeof PromotionTarget>

export const nextTarget = {
  params: IdPath,
  body: z.strictObject({
    fence: Fence,
    /** An attempt begins: the target counts as reached from now on, unless the outcome says that nothing was done. */
    begin: z.boolean(),
  }),
  data: z.object({
    step: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('target'), target: PromotionTarget }),
      z.object({ kind: z.literal('wait'), until: Instant, reason: ParkReason }),
      z.object({ kind: z.literal('over'), reason: z.enum(['target_reached', 'list_exhausted']) }),
    ]),
    /** Numbers of completed and of remaining targets. */
    done: Count,
    left: Count,
  }),
}

/** Outcome of a started target. `pending`: nothing was done, and it will be offered again. */
export const PromotionOutcome = z.strictObject({
  position: StoredCount,
  outcome: z.enum(['done', 'skipped', 'failed', 'unknown', 'pending']),
  reason: TargetReason.nullable(),
})
export type PromotionOutcome = z.infer<typeof PromotionOutcome>

export const settleTarget = {
  params: IdPath,
  body: PromotionOutcome.extend({ fence: Fence }),
  data: z.object({
    done: Count,
  }),
}

export const undoOutcome = {
  params: IdPath,
  body: z.strictObject({ fence: Fence, position: StoredCount }),
  data: z.object({ target: PromotionTarget, done: Count }),
}
