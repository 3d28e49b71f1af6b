import { z } from 'zod'
import { BulkIds, Count, leftUnchanged, typedText } from '../kernel/primitives.schema.ts'

/** Reason, for the audit log and for the supervisor. */
const why = typedText(500).min(1)

const act = <Acts extends z.ZodType>(acts: Acts) => ({
  body: z.strictObject({ ids: BulkIds, act: acts, why }),
  data: z.object({ done: Count, ...leftUnchanged }),
})

export const adminActOnSeats = act(z.enum(['disable', 'enable', 'release']))
export const adminActOnAccounts = act(z.enum(['unassign', 'unblock']))
export const adminActOnTasks = act(z.enum(['end']))
