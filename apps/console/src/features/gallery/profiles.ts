import { z } from 'zod'
import { NETWORKS } from './sample/networks.ts'
import { persistedAtom } from './storage.ts'

const MAX_COUNT = 1000

const fields = {
  name: z.string().trim().min(3).max(20),
  email: z.email(),
  network: z.enum(NETWORKS),
  seat: z.string().min(1),
  tags: z.array(z.string()).min(1).max(5),
  count: z.int().min(1).max(MAX_COUNT),
  links: z.array(z.url()).max(20),
  at: z.iso.datetime({ precision: 3 }),
  remark: z.string().max(200),
  night: z.boolean(),
}

/** Schema of the form: stored fields, and fields that are only validated. */
export const profileForm = z
  .object({
    ...fields,
    password: z.string().min(8),
    again: z.string().min(8),
    agree: z.literal(true, { error: 'agreement_required' }),
  })
  .refine((values) => values.password === values.again, { error: 'password_mismatch', path: ['again'] })

/** Stored values of a form: never a password. */
const Profile = z.object(fields)
export type Profile = z.infer<typeof Profile>

/** What was saved, the newest first. */
export const profilesAtom = persistedAtom<z.ZodType<readonly Profile[]>>(
  'form',
  z.array(Profile).readonly(),
  [],
)
