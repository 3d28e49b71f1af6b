import { z } from 'zod'
import { persistedAtom } from '../storage.ts'
import { NETWORKS } from './networks.ts'

/** Schema of a row of the table. */
export const Person = z.object({
  id: z.string(),
  name: z.string().trim().min(2).max(40),
  network: z.enum(NETWORKS),
  followers: z.int().min(0).max(1_000_000_000),
  active: z.boolean(),
  seen: z.iso.datetime({ precision: 3 }),
  remark: z.string().trim().max(200),
})
export type Person = z.infer<typeof Person>

/** Names in the scripts that customers write in. */
export const HANDLES = [
  'nguyen.van.an',
  'marina_shop',
  '陳大文',
  'harbour.light',
  'port.agent',
  '王小明',
  'tran_thi_b',
] as const

const COUNT = 57
const FIRST_SEEN = Date.UTC(2026, 2, 1, 3)
const SIX_HOURS = 6 * 3_600_000
/** Read alike in every language. */
const REMARKS = ['VIP', '', '+65 6123 4567', '', '', '@harbour.light · 30%', ''] as const

const samplePeople: readonly Person[] = Array.from({ length: COUNT }, (_, at) => ({
  id: String(at + 1),
  name: `${HANDLES[at % HANDLES.length]}${at < HANDLES.length ? '' : at}`,
  network: NETWORKS[at % NETWORKS.length] ?? 'X',
  followers: (at * 48_271 + 1284) % 90_000,
  active: at % 4 !== 3,
  seen: new Date(FIRST_SEEN + ((at * 37) % COUNT) * SIX_HOURS).toISOString(),
  remark: REMARKS[at % REMARKS.length] ?? '',
}))

/** The rows of the basic table. */
export const peopleAtom = persistedAtom<z.ZodType<readonly Person[]>>(
  'table',
  z.array(Person).readonly(),
  samplePeople,
)
export { samplePeople }
