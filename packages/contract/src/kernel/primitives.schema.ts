import { z } from 'zod'
import { normaliseEmail } from '../address/email.ts'
import { plainText, trimVisibly, writtenText } from '../address/plain-text.ts'
import { countGraphemes } from './graphemes.ts'
import { isCountryCode, MAX_COUNTED, MAX_STORED } from './primitives.ts'
import { readerZoneOf, zoneOf } from './time-zone.ts'
import { utcInstant } from './utc-instant.ts'

/** Identifier of a row: an opaque string on the wire, because JavaScript's numbers would lose digits of the networks' ids. */
export const Id = z.string().min(1).max(64)

/** What a client calls an attempt, so that its repeat after a lost answer is recognized. */
export const IdempotencyKey = z.string().min(1).max(100)

/** A moment: UTC, ISO-8601 with milliseconds. */
export const Instant = z.iso.datetime({ precision: 3 })

/**
 * A moment in a request, as programs write it (RFC 3339): with any fraction of a second, and with an offset. In an address an offset's plus that was not
 * encoded arrives as a blank.
 */
export const GivenInstant = z.string().overwrite(utcInstant).check(Instant)

/** Money on the wire: a decimal string with two digits, in US dollars. */
export const Money = z.string().regex(/^-?\d{1,13}\.\d{2}$/)

/** A count: a whole number, not negative. */
export const Count = z.int().min(0)

/** A count in a request, limited to what the database can store. */
export const StoredCount = Count.max(MAX_STORED)

/** Average UTF-16 code units per grapheme: the longest emoji has fifteen, and a pile of accents would have no limit. */
const MOST_UNITS = 16

/**
 * A code that a person types or pastes: without invisible characters, full-width digits of an input method as ordinary ones, without the blanks
 * between groups that authenticator apps show ("123 456").
 */
export const TypedCode = z.string().overwrite((text) => plainText(text).replaceAll(/\s/g, ''))

/** A setting that is copied from elsewhere: blanks and invisible characters around it are no part of it, and nobody sees them. */
export const PastedText = z.string().overwrite(trimVisibly)

/** The address of something on the web, copied from elsewhere. */
export function pastedAddress(given: Parameters<typeof z.url>[0]) {
  return PastedText.check(z.url(given))
}

/** A text that a person writes, trimmed. Its length is counted in graphemes, as people count: an emoji is one. */
export function typedText(most: number) {
  return z
    .string()
    .overwrite(writtenText)
    .superRefine((text, { addIssue }) => {
      const isShort = text.length <= most
      if (isShort || (text.length <= most * MOST_UNITS && countGraphemes(text) <= most)) return
      addIssue({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: text })
    })
    .meta({ maxLength: most })
}

/** A name that a person chooses. */
export const Name = typedText(80).min(1)

/** A free remark; empty is allowed. */
export const Remark = typedText(500)

/** An IANA time zone that this runtime knows, by any of its names; stored under the current one. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => zoneOf(zone) !== null, { error: 'time_zone' })
  .overwrite((zone) => zoneOf(zone) ?? zone)

/** Zone in which a reader is answered: see `readerZoneOf`. */
export const ReaderZone = z
  .string()
  .max(64)
  .refine((zone) => readerZoneOf(zone) !== null, { error: 'time_zone' })
  .overwrite((zone) => readerZoneOf(zone) ?? zone)
  .default('UTC')

/** ISO 3166-1 alpha-2 code of a country, in any case. Null and an empty text = not known. */
export const CountryChoice = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || isCountryCode(code), { error: 'country' })
  .transform((code) => code || null)
  .nullable()

/** `true`/`false` in a query string; Python writes them with a capital. */
export const QueryFlag = z
  .enum(['true', 'false', 'True', 'False'])
  .transform((value) => value.toLowerCase() === 'true')

/**
 * Query of a list: page from 1, page_size 1…200 (default 20), a sort field of the list and its order. Pages reach no further than row `MAX_COUNTED`.
 * @param sorts the fields that this list can be sorted by; the first is the default
 */
export function listQuery<const Sorts extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) {
  const query = z.strictObject({
    page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
    page_size: z.coerce.number<number>().int().min(1).max(200).default(20),
    sort: z.enum(sorts).default(sorts[0] as Sorts[number]),
    order: z.enum(['asc', 'desc']).default('desc'),
    ...filters,
  })
  return query.superRefine(refusePageBeyond)
}

function refusePageBeyond(query: unknown, context: z.RefinementCtx): void {
  const { page, page_size } = query as { page: number; page_size: number }
  const pages = Math.ceil(MAX_COUNTED / page_size)
  if (page > pages)
    context.addIssue({ code: 'too_big', origin: 'number', maximum: pages, path: ['page'], input: page })
}

/** An email address in any script, in the one form that is stored and compared. */
export const Email = z
  .string()
  .meta({ format: 'email' })
  .transform((input, { addIssue }) => {
    const address = normaliseEmail(input)
    if (address !== undefined) return address
    addIssue({ code: 'invalid_format', format: 'email', input })
    return z.NEVER
  })

/** Free-text search in a list. */
export const SearchText = typedText(100).optional()

/** Data of an answer with the counts of a list by state, each up to `MAX_COUNTED`. */
export function countsOf<const State extends string>(states: readonly [State, ...State[]]) {
  return z.record(z.enum(states), Count.max(MAX_COUNTED))
}

/** Data of a list answer; `total` is counted up to `MAX_COUNTED`. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), total: Count.max(MAX_COUNTED), page: z.int(), page_size: z.int() })
}

/** Data of an answer without content. */
export const EmptyData = z.object({})

/** Ids of the rows for a bulk action. */
export const BulkIds = z.array(Id).min(1).max(200)

/** Rows that a bulk action left unchanged: it changes every row that it can. */
export const leftUnchanged = {
  /** Rows that don't exist, or not for the caller. */
  missing: Count,
  /** The others, each with the reason in the caller's language. */
  left_out: z.array(z.object({ id: Id, name: z.string(), message: z.string() })),
}

/** Path with one id. */
export const IdPath = z.object({ id: Id })

/** Any JSON value. Not `z.json()`: a schema that is only a union with itself becomes a circular type in generated clients. */
export const Json = z.custom<z.core.util.JSONType>()
