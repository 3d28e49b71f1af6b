import { z } from 'zod'
import { Count, EmptyData, Id, IdPath, Instant } from '../kernel/primitives.schema.ts'
import { KeptPage } from '../work/runner.schema.ts'

/** A person kept by hand, and the server's result. */
export const KeptEntry = z.object({
  seq: z.int(),
  handle: z.string(),
  name: z.string(),
  url: z.string(),
  note: z.string(),
  /** waiting: not delivered yet. known: kept, and already in the library. rejected: the server found no profile at the address. */
  state: z.enum(['waiting', 'kept', 'known', 'opted_out', 'in_library', 'rejected']),
  kept_at: Instant,
})
export type KeptEntry = z.infer<typeof KeptEntry>

/** A person's progress with a collection by hand. */
export const ManualCollection = z.object({
  /** The task's sources, and how many people were kept under each. */
  sources: z.array(z.object({ position: z.int(), target: z.string(), collected: z.int() })),
  /** Position of the source that was opened last. */
  source: z.int(),
  /** The people kept last, newest first. */
  recent: z.array(KeptEntry),
})
export type ManualCollection = z.infer<typeof ManualCollection>

/** Result of keeping the person whose profile the account's window shows. */
export const KeepResult = z.object({
  state: z.enum(['kept', 'duplicate', 'own_profile', 'no_profile', 'elsewhere', 'no_window', 'not_here']),
  /** The person's name, as far as address and title tell it. */
  name: z.string(),
})
export type KeepResult = z.infer<typeof KeepResult>

const Keep = IdPath.extend({ seq: z.int() })

/** Calls of the workbench about collections by hand; `id` is the task's. */
export const manualCalls = {
  /** Shows a list of the task in the account's window. */
  'manual.openSource': {
    args: IdPath.extend({ position: Count }),
    result: z.object({ state: z.enum(['open', 'bad_link']) }),
  },
  /** Keeps the person whose profile the account's window shows: only its address and title are read. */
  'manual.keep': { args: IdPath.extend({ note: KeptPage.shape.note.default('') }), result: KeepResult },
  'manual.undo': { args: Keep, result: EmptyData },
  'manual.note': { args: Keep.extend({ note: KeptPage.shape.note }), result: EmptyData },
} as const

export const manualEvents = {
  /** A shortcut was pressed in the account's window. */
  'manual.key': z.object({ task_id: Id, action: z.enum(['keep', 'undo']), result: KeepResult }),
} as const
