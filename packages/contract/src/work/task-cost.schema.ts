import { z } from 'zod'
import { Money } from '../kernel/primitives.schema.ts'
import { CreateTasks } from './task-batch.schema.ts'

export const estimateTask = {
  body: CreateTasks,
  data: z.object({
    /** At most, as far as it is known beforehand; null = the network is not paid per use, or a person does it by hand. */
    cost: Money.nullable(),
    /** Whether the month's cap of the network's app has room for it. */
    within_cap: z.boolean(),
  }),
}
