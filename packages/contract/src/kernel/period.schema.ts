import { z } from 'zod'
import { periods } from './period.ts'

export const Period = z.enum(periods)
export type Period = z.infer<typeof Period>
