import { z } from 'zod'
import { Count, EmptyData, Instant } from '../kernel/primitives.ts'
import { ReleaseManifest } from '../platform/release.ts'

const NoArguments = z.strictObject({})

/** How this client stands to the newest release that it is offered. */
export const UpdateState = z.object({
  /** off: this client was not built to update itself. ready: downloaded, and installed at the next restart. */
  phase: z.enum(['off', 'idle', 'checking', 'downloading', 'ready', 'failed']),
  /** The release that is coming; null = none. */
  version: z.string().nullable(),
  /** Of the download; null where nothing is downloaded. */
  percent: Count.nullable(),
  /** What is new, by language. */
  notes: ReleaseManifest.shape.notes.nullable(),
  /** This client is below the minimum version: it takes no new tasks. */
  required: z.boolean(),
  /** Tasks run here: a restart waits for them. */
  busy: z.boolean(),
  /** When this client restarts by itself; null = it does not. */
  restart_at: Instant.nullable(),
  checked_at: Instant.nullable(),
  /** Why the last check or download failed. unreachable is shown nowhere but in the settings; refused: what came is not what was released. */
  fault: z.enum(['unreachable', 'refused']).nullable(),
})
export type UpdateState = z.infer<typeof UpdateState>

/** Calls about this installation itself: its server and its updates. */
export const installationCalls = {
  /** Checks an address and makes it this client's server; whoever is logged in at another one is logged out. */
  'server.choose': { args: z.strictObject({ url: z.string().trim().min(1).max(300) }), result: EmptyData },
  'update.state': { args: NoArguments, result: UpdateState },
  'update.check': { args: NoArguments, result: UpdateState },
  /** Restarts into the new version; refused while tasks run. */
  'update.install': { args: NoArguments, result: EmptyData },
} as const

export const installationEvents = { 'update.state': UpdateState } as const
