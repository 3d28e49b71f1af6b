import { z } from 'zod'
import { plainPhone } from '../address/plain-text.ts'
import { industries, teamSizes } from './profile.ts'

export const Industry = z.enum(industries)

export const TeamSize = z.enum(teamSizes)

/** A telephone number in any country's notation. */
export const PhoneNumber = z
  .string()
  .overwrite(plainPhone)
  .max(32)
  .regex(/^\+?[\d ().-]{4,}$/)
