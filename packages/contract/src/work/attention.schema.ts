import { z } from 'zod'
import { Count, Instant } from '../kernel/primitives.schema.ts'
import { ATTENTION_SAMPLES, adminAttentionKinds, attentionKinds, firstSteps } from './attention.ts'

const item = {
  count: Count,
  /** What is the matter, in the caller’s language. */
  title: z.string(),
  /** It stops work, or will within a day. */
  urgent: z.boolean(),
  /** The newest of them, and why, in the caller’s language. */
  samples: z.array(z.object({ name: z.string(), reason: z.string().nullable() })).max(ATTENTION_SAMPLES),
  /** When the newest of them came about; null = not known. */
  since: Instant.nullable(),
  /** Where in the console it is solved. */
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
  }),
}

export const getAdminAttention = {
  data: z.object({ items: z.array(AdminAttentionItem) }),
}
