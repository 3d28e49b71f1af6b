import type { Endpoint, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Complaint } from '@seaport/contract/kernel/envelope'
import type { Locale } from '@seaport/contract/kernel/primitives'
import { translateIssue } from '@seaport/i18n/server'
import { Refused } from '../refusal.ts'

/** The parts of a request that a contract describes. */
interface RawRequest {
  params: unknown
  query: unknown
  body: unknown
}

const sources = [
  ['params', 'path'],
  ['query', 'query'],
  ['body', 'body'],
] as const

/**
 * Reads a request by its endpoint's schemas; all complaints about all parts at once.
 * @throws Refused with invalid_input and a complaint per field, in the language of the caller
 */
export function validate<E extends Endpoint>(endpoint: E, raw: RawRequest, locale: Locale): ParsedOf<E> {
  const parsed: Record<string, unknown> = {}
  const complaints: Complaint[] = []
  for (const [part, place] of sources) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(raw[part] ?? undefined, { reportInput: true })
    if (result.success) {
      parsed[part] = result.data
      for (const path of pathsWithNul(result.data))
        complaints.push({ loc: [place, ...path], msg: translateIssue(locale, { message: 'invalid' }) })
    } else {
      for (const issue of result.error.issues) {
        const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
        for (const key of keys) {
          const loc = [place, ...issue.path.map(asStep), ...(key === undefined ? [] : [key])]
          complaints.push({ loc, msg: translateIssue(locale, issue) })
        }
      }
    }
  }
  if (complaints.length > 0) throw new Refused('invalid_input', {}, complaints)
  return parsed as ParsedOf<E>
}

function asStep(step: PropertyKey): string | number {
  return typeof step === 'number' ? step : String(step)
}

/** PostgreSQL's text can't hold the character NUL, and nobody means it. @returns where texts contain it */
function pathsWithNul(value: unknown): (string | number)[][] {
  if (typeof value === 'string') return value.includes('\0') ? [[]] : []
  if (Array.isArray(value))
    return value.flatMap((item, index) => pathsWithNul(item).map((path) => [index, ...path]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => pathsWithNul(item).map((path) => [name, ...path]))
}
