import { type BadParameter, invalidRequest } from './errors.ts'
import { inOldWords, outward, type Query, type Vocabulary } from './vocabulary.ts'

/** Reads query parameters and collects their errors; unknown parameters are refused, as on X. */
export interface Params {
  text(name: string): string | undefined
  required(name: string): string
  /** A whole number in a range, or the default. */
  number(name: string, min: number, max: number, fallback: number): number
  /** Comma-separated values, at most `max` of them, each passing the test. */
  list(name: string, test: (value: string) => boolean, max?: number): string[]
  /** An id with all of its 19 digits, which sort as text. */
  id(name: string): string | undefined
  /** Milliseconds since the epoch of an RFC 3339 moment. */
  moment(name: string): number | undefined
  bad(name: string, value: string, message: string): void
  /** Throws one 400 with all errors. Call it after all parameters are read. */
  done(): void
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/

/** Reads `query`, written in the words of a vocabulary. */
export function readParams(asked: Query, vocabulary: Vocabulary): Params {
  const query = inOldWords(asked, vocabulary)
  const problems: BadParameter[] = []
  const seen = new Set<string>()

  const text = (name: string): string | undefined => {
    seen.add(name)
    const value = query[name]
    return Array.isArray(value) ? value.join(',') : value
  }

  const bad = (name: string, value: string, message: string) => {
    problems.push({ name: outward(name, vocabulary), values: [value], message })
  }

  function required(name: string): string {
    const value = text(name)
    if (!value) bad(name, value ?? '', `The \`${name}\` query parameter can not be empty`)
    return value ?? ''
  }

  function number(name: string, min: number, max: number, fallback: number): number {
    const value = text(name)
    if (value === undefined) return fallback
    if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value)
    bad(name, value, `The \`${name}\` query parameter value [${value}] is not between ${min} and ${max}`)
    return fallback
  }

  function list(name: string, test: (value: string) => boolean, max = Number.POSITIVE_INFINITY): string[] {
    const value = text(name)
    if (value === undefined || value === '') return []
    const values = value.split(',').map((one) => one.trim())
    if (values.length > max) bad(name, value, `size must be between 1 and ${max}`)
    for (const one of values) {
      if (!test(one)) bad(name, one, `The \`${name}\` query parameter value [${one}] is not valid`)
    }
    return values
  }

  function id(name: string): string | undefined {
    const value = text(name)
    if (value === undefined) return undefined
    if (!isId(value)) bad(name, value, `The \`${name}\` query parameter value [${value}] is not valid`)
    return value.padStart(19, '0')
  }

  function moment(name: string): number | undefined {
    const value = text(name)
    if (value === undefined) return undefined
    if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return Date.parse(value)
    bad(name, value, `The \`${name}\` query parameter value [${value}] is not a valid RFC3339 timestamp`)
    return undefined
  }

  function done(): void {
    for (const [name, value] of Object.entries(query)) {
      if (!seen.has(name)) {
        const known = [...seen].map((one) => outward(one, vocabulary))
        bad(
          name,
          String(value),
          `The query parameter [${outward(name, vocabulary)}] is not one of [${known.join(',')}]`,
        )
      }
    }
    if (problems.length > 0) throw invalidRequest(...problems)
  }

  return { text, required, number, list, id, moment, bad, done }
}

/** 1 to 19 digits: how X writes an id. */
export const isId = (value: string): boolean => /^\d{1,19}$/.test(value)

/** 1 to 15 letters, digits and underscores: how X writes a username. */
export const isHandle = (value: string): boolean => /^\w{1,15}$/.test(value)
