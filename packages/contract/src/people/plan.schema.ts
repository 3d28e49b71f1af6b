import { z } from 'zod'
import { planIds } from './plan.ts'

export const Plan = z.enum(planIds)
export type Plan = z.infer<typeof Plan>
