import { z } from 'zod'
import { Count, Instant } from '../kernel/primitives.schema.ts'
import { ATTENTION_SAMPLES, adminAttentionKinds, attentionKinds, firstSteps } from './attention.ts'

const item = {
  count: Count,
  /** Description of the problem, in the caller's language. */
  title: z.string(),
  /** It stops work now, or will within a day. */
  urgent: z.boolean(),
  /** The latest case and its reason, in the caller's language. */
  samples: z.array(z.object({ name: z.string(), reason: z.string().nullable() })).max(ATTENTION_SAMPLES),
  /** When the latest case occurred; null = unknown. */
  since: Instant.nullable(),
  /** Screen of the console where it is solved. */
  path: z.string(),
}

export const AttentionItem = z.object({ kind: z.enum(attentionKinds), ...item })
export type AttentionItem = z.infer<typeof AttentionItem>

export const AdminAttentionItem = z.object({ kind: z.enum(adminAttentionKinds), ...item })
export type AdminAttentionItem = z.infer<typeof AdminAttentionItem>

export const getAttention = {
  data: z.object({
    items: z.array(AttentionItem),
    first_steps: z.record(z.enum(firstSteps), z.boolean()),
    /** Ports that were a gift, while nothing has been bought; null = none. */
    gift: z.object({ ports: Count, until: Instant }).nullable(),
  }),
}

export const getAdminAttention = {
  data: z.object({ items: z.array(AdminAttentionItem) }),
}
