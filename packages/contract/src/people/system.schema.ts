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
  /** Lookups of a visitor's country, asked by browsers one after the other; null = not asked. */
  geo: z.object({ lookup_url: z.url().nullable(), fallback_url: z.url().nullable() }),
  /** How recharges are paid; an empty address = support tells it. */
  pay: z.object({
    usdt_address: z.string(),
    usdt_network: z.string(),
    /** When a change of the two last took effect; null = never. */
    usdt_changed_at: Instant.nullable(),
    /** When a planned change of the two takes effect; null = none is planned. */
    usdt_changes_at: Instant.nullable(),
    /** Of a recharge that is opened now; an open one has its own `expire_time`. */
    order_lifetime_minutes: z.int(),
  }),
  /** Visitors from mainland China see the notice. */
  region_notice: z.boolean(),
  /** How whoever signs it is described; empty = in the notice's own words. */
  region_signature: z.string(),
  networks: z.array(NetworkSettings),
  /** While it is closed, the message says so in the words of the installation or of the interface. */
  registration: z.object({ open: z.boolean(), refusal_message: z.string().nullable() }),
})
export type SystemConfig = z.infer<typeof SystemConfig>

export const systemConfig = {
  data: SystemConfig,
}

/** Answers of the two health addresses, which stand outside `/api/v1`. */
export const Ready = z.object({
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.enum(['current', 'behind']),
  /** What a write found within the last minute. */
  disk: z.enum(['ok', 'full', 'failing']),
  jobs: z.array(JobState.pick({ name: true, last_tick: true, ok: true })),
})
