import { z } from 'zod'
import { NetworkSettings } from '../kernel/network-settings.schema.ts'
import { Instant } from '../kernel/primitives.schema.ts'
import { JobState } from '../platform/job.schema.ts'

/** Public configuration that both clients read at start (kept by the console as `systemConfig`). */
export const SystemConfig = z.object({
  brand: z.string(),
  /** Company that signs notices; empty = none is named. */
  company: z.string(),
  /** How people reach support, as text. */
  support_contact: z.string(),
  version: z.string(),
  demo: z.boolean(),
  /** The five entries of the help panel; a null address shows the entry as not set up. */
  help: z.object({
    support: z.url().nullable(),
    channel: z.url().nullable(),
    anti_scam: z.url().nullable(),
    feedback: z.url().nullable(),
    guide: z.url().nullable(),
  }),
  /** Lookup services for a visitor's country, requested by browsers one after the other; null = not used. */
  geo: z.object({ lookup_url: z.url().nullable(), fallback_url: z.url().nullable() }),
  /** How recharges are paid; an empty address = support provides it. */
  pay: z.object({
    usdt_address: z.string(),
    usdt_network: z.string(),
    /** When the last change of address or chain took effect; null = never. */
    usdt_changed_at: Instant.nullable(),
    /** When a planned change of address or chain takes effect; null = none is planned. */
    usdt_changes_at: Instant.nullable(),
    /** Lifetime of a recharge that is opened now; an existing one has its own `expire_time`. */
    order_lifetime_minutes: z.int(),
  }),
  /** Visitors from mainland China see the notice. */
  region_notice: z.boolean(),
  /** Description of the notice's signatory; empty = the notice's default. */
  region_signature: z.string(),
  networks: z.array(NetworkSettings),
  /** The message while registration is closed, from the installation or the interface's default. */
  registration: z.object({ open: z.boolean(), refusal_message: z.string().nullable() }),
})
export type SystemConfig = z.infer<typeof SystemConfig>

export const systemConfig = {
  data: SystemConfig,
}

/** Answers of the two health endpoints, which are outside `/api/v1`. */
export const Ready = z.object({
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.enum(['current', 'behind']),
  /** Result of the last test write, at most a minute ago. */
  disk: z.enum(['ok', 'full', 'failing']),
  jobs: z.array(JobState.pick({ name: true, last_tick: true, ok: true })),
})
