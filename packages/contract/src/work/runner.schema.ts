import { z } from 'zod'
import { Network } from '../kernel/network.schema.ts'
import { Count, Id, IdPath, Instant, StoredCount, typedText } from '../kernel/primitives.schema.ts'
import { MAX_STORED } from '../kernel/primitives.ts'
import { CollectedItem, PageAddress, Written } from './resource.schema.ts'
import { MAX_BATCH } from './runner.ts'
import { Executor, TaskWork } from './task-kind.schema.ts'
import { EndReason, ParkReason, TargetReason } from './task-state.schema.ts'

/** Number of a claim: a later claim of the same task has a higher one, and calls with a lower one are refused. */
const Fence = z.int().min(1).max(MAX_STORED)

/** A task as the runner gets it. */
export const ClaimedTask = z.object({
  id: Id,
  fence: Fence,
  lease_until: Instant,
  name: z.string(),
  work: TaskWork,
  executor: Executor,
  /** `nickname`: empty where it has none. `unblocked_at`: what its network said of the account before that no longer holds. */
  account: z.object({
    id: Id,
    network: Network,
    account: z.string(),
    nickname: z.string(),
    unblocked_at: Instant.optional(),
  }),
  /** First start of the task, from which its duration counts. */
  started_at: Instant,
  /** How many targets a promotion has. A collection has its number among its parameters. */
  target_count: Count.optional(),
})
export type ClaimedTask = z.infer<typeof ClaimedTask>

export const claimTasks = {
  body: z.strictObject({
    /** Ids of the tasks that this runner is working on; running tasks of the seat beyond these are given anew. */
    holding: z.array(Id).max(200),
    max: z.int().min(1).max(50),
    /** Only tasks of these executors: a client without a person leaves out what is done by hand. All of them unless given. */
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
    /** Grows with each report of the task, over restarts too. */
    seq: z.int().min(1).max(MAX_STORED),
    actual_count: StoredCount,
    pages: StoredCount,
    /** What the network is paid for since the claim, in millionths of a dollar. */
    cost: StoredCount.default(0),
    targets: z.array(Outcome).max(100),
    /** Until null: it waits for a person. */
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
    /** Items that are new to the task, and items that it has delivered before; of a repeated batch none is new. */
    added: Count,
    known: Count,
    /**
     * External ids of the batch that are on the opt-out list, or that the library has already where the task wants only new ones: nothing of them is kept, and
     * they don't count towards what the task is to collect.
     */
    left_out: z.array(z.string()),
  }),
}

/** A page that is open in front of somebody who collects by hand. Whose profile it is, the server reads from its address. */
export const KeptPage = z.strictObject({
  url: PageAddress(2000),
  title: Written.max(500),
  note: typedText(500).pipe(Written),
  /** The link, profile or keyword of the task under which it was found. */
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
    /** How many the task has now. */
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
    /** What the network is paid for since the claim, in millionths of a dollar. */
    cost: StoredCount.default(0),
    targets: z.array(Outcome).max(100),
  }),
  data: z.object({ status: z.enum(['completed', 'error']) }),
}

/** The next thing that a promotion is to be done to. */
export const PromotionTarget = z.object({
  position: z.int(),
  target: z.string(),
  /** The person's id on the network, as it was told to who collected them; null = not known, or it is no person. */
  external_id: z.string().nullable(),
  /** What the person wrote under a post of the account's own, which may be answered in private for a while. */
  comment: z.object({ id: z.string(), at: Instant }).nullable(),
  /** What the library knows of the person, for the words of the script; null = nothing, or it is no person. */
  person: z
    .object({
      name: z.string(),
      handle: z.string(),
      location: z.string().nullable(),
      /** The beginning of what they wrote where they were found last: what tells in which language to write to them; '' = nothing. */
      wrote: z.string().default(''),
      /** When anybody of the tenant reached them last, in whatever way; null = never, as far as is known. */
      last_contact_at: Instant.nullable().default(null),
    })
    .nullable(),
  /** It was begun: under this claim, or under an earlier one, whose desktop may have done it. */
  begun: z.enum(['no', 'now', 'before']),
  /** When it was begun, by the server's clock. */
  begun_at: Instant.optional(),
})
export type PromotionTarget = z.infer<typeof PromotionTarget>

export const nextTarget = {
  params: IdPath,
  body: z.strictObject({
    fence: Fence,
    /** Somebody is about to act: the target counts as reached from now on, until it is said that nothing was done. */
    begin: z.boolean(),
  }),
  data: z.object({
    step: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('target'), target: PromotionTarget }),
      z.object({ kind: z.literal('wait'), until: Instant, reason: ParkReason }),
      z.object({ kind: z.literal('over'), reason: z.enum(['target_reached', 'list_exhausted']) }),
    ]),
    /** Targets that were done, and that are still to be done. */
    done: Count,
    left: Count,
  }),
}

/** What became of a target that was begun. `pending`: nothing was done, and it is to be offered again. */
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
