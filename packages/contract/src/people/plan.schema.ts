import { z } from 'zod'

/** What a supervisor’s plan is called (specification, section 9). */
export const Plan = z.enum(['default', 'standard', 'professional'])
export type Plan = z.infer<typeof Plan>
