import type { EndpointSchemas } from '@seaport/contract/kernel/endpoint'
import type { FieldError } from '@seaport/contract/kernel/envelope.schema'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { Issue } from '@seaport/i18n/issue'
import { translateIssue } from '@seaport/i18n/server'
import type { z } from 'zod'
import { Refused } from '../refusal.ts'

/** Parts of a request with a schema. */
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

/** Maximum number of field errors in an answer: each is translated, and nobody corrects more at once. */
const MAX_COMPLAINTS = 20

/**
 * Validates the parts of a request and reports the first field errors of all of them at once.
 * @throws Refused with invalid_input and an error per field, in the caller's language
 */
export function validate(schemas: EndpointSchemas, raw: RawRequest, locale: Locale): Record<string, unknown> {
  const parsed: Record<string, unknown> = {}
  const fieldErrors: FieldError[] = []
  for (const [part, location] of sources) {
    const schema = schemas[part]
    if (!schema) continue
    const given = part === 'query' && schemas.query ? withoutEmpty(schemas.query, raw.query) : raw[part]
    const result = schema.safeParse(given ?? undefined, { reportInput: true })
    const found = result.success ? characterComplaints(result.data) : issueComplaints(result.error.issues)
    for (const { path, issue } of found) {
      if (fieldErrors.length === MAX_COMPLAINTS) break
      fieldErrors.push({ loc: [location, ...path], msg: translateIssue(locale, issue) })
    }
    if (result.success) parsed[part] = result.data
  }
  if (fieldErrors.length > 0) throw new Refused('invalid_input', {}, fieldErrors)
  return parsed
}

/** An empty parameter of a query says nothing, as in the address of a form that was sent: `?status=` is every status. */
function withoutEmpty({ shape }: z.ZodObject, query: unknown): object {
  const given = Object.entries(query ?? {})
  return Object.fromEntries(given.filter(([name, value]) => value !== '' || !(name in shape)))
}

function asStep(step: PropertyKey): string | number {
  return typeof step === 'number' ? step : String(step)
}

/** A field error before translation. */
interface Finding {
  path: (string | number)[]
  issue: Issue
}

function* issueComplaints(issues: readonly z.core.$ZodIssue[]): Generator<Finding> {
  for (const issue of issues) {
    const path = issue.path.map(asStep)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield { path: [...path, key], issue }
    else yield { path, issue }
  }
}

/** Characters that no text needs: NUL, which PostgreSQL rejects, and lone surrogates, which UTF-8 and URLs can't represent. */
function* characterComplaints(value: unknown, path: (string | number)[] = []): Generator<Finding> {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) yield { path, issue: { message: 'invalid' } }
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [name, item] of Object.entries(value))
      yield* characterComplaints(item, [...path, isList ? Number(name) : name])
  }
}
