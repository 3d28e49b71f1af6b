import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import { type FieldPath, fieldsOf } from '../tour/fields.ts'
import { nameOf } from '../tour/stop.ts'
import type { bodies } from './play.ts'

/** What each kind of task takes, which its own tests give, and the members of a passkey, which a browser makes. */
const ELSEWHERE = /^(work\.params|audience|passkey)\./

/** @returns members of bodies that none of these calls gives, as in `PATCH /proxy/:id remark` */
export function notGiven(given: typeof bodies): string[] {
  return endpoints.flatMap((endpoint) => {
    const own = given.filter((call) => call.endpoint === endpoint)
    return fieldsOf(schemasOf(endpoint).body)
      .filter((path) => !own.some(({ body }) => isGiven(body, path)))
      .map((path) => path.filter((step) => step !== 0).join('.'))
      .filter((member) => !ELSEWHERE.test(member))
      .map((member) => `${nameOf(endpoint)} ${member}`)
  })
}

function isGiven(value: unknown, [step, ...rest]: FieldPath): boolean {
  if (step === undefined) return value !== undefined
  if (Array.isArray(value)) return value.some((item) => isGiven(item, rest))
  return (
    typeof value === 'object' &&
    value !== null &&
    step in value &&
    isGiven(Object.entries(value).find(([name]) => name === step)?.[1], rest)
  )
}
