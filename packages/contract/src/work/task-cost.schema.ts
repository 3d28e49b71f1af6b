import { z } from 'zod'
import { Money } from '../kernel/primitives.schema.ts'
import { CreateTasks } from './task-batch.schema.ts'

export const estimateTask = {
  body: CreateTasks,
  data: z.object({
    /** Maximum cost, as far as it is known beforehand; null = the network is free, or a person does it by hand. */
    cost: Money.nullable(),
    /** Whether the month's cap of the network's app allows it. */
    within_cap: z.boolean(),
  }),
}
