import { z } from 'zod'
import { industries, teamSizes } from './profile.ts'

export const Industry = z.enum(industries)

export const TeamSize = z.enum(teamSizes)
