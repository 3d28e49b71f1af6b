import { z } from 'zod'
import { industries, teamSizes } from '../people/profile.ts'

/** The parts of a schema that a sample is made of. */
interface Definition {
  readonly type: string
  readonly shape?: Record<string, z.ZodType>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly keyType?: z.ZodType
  readonly valueType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly items?: readonly z.ZodType[]
  readonly values?: readonly unknown[]
  readonly entries?: Record<string, unknown>
  readonly getter?: () => z.ZodType
}

interface Bounds {
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
}

const known = new WeakMap<z.ZodType, Bounds>()

function boundsOf(schema: z.ZodType): Bounds {
  const bounds = known.get(schema) ?? (z.toJSONSchema(schema, { unrepresentable: 'any' }) as Bounds)
  known.set(schema, bounds)
  return bounds
}

/** Where in a value a sample stands: what tells its texts and numbers apart. */
interface Place {
  /** Names of the members that lead here. */
  readonly path: readonly string[]
  /** Which of several equal things; states and flags alternate by it. */
  readonly row: number
  /** By how much choices are turned on: states, flags, zones and what is missing, from `MIXED` on each by another number, and half of the moments are to come. Numbers differ at `ONE` and `LARGE` alone, texts never. */
  readonly turn?: number
  /** Whether it has nothing that it may do without. */
  readonly isBare?: boolean
  /** At which bound numbers are. */
  readonly bound?: Bound
  /** Of how many there are several, if not two. */
  readonly several?: number
  /** The row of which this one has everything but what tells rows apart. */
  readonly likeRow?: number | undefined
  readonly lacking?: Lacking
  readonly choosing?: Choosing
}

/** At their least, 0 for most, or at their most, which counts that end somewhere have. */
type Bound = 'least' | 'most'

/** Members of a sample that may be null, missing or, of a text, empty, by the names that lead to them. */
export interface Lacking {
  /** Those that it has. */
  readonly found: Set<string>
  /** The one that it lacks. */
  readonly member?: string | undefined
}

/** Members of a sample that may be otherwise: states, kinds, flags, and what may be null or missing. */
interface Choosing {
  /** Their values by the names that lead to them, first the one that the sample has. */
  readonly found: Map<string, readonly unknown[]>
  /** The member that has another of them, and which. */
  readonly one?: readonly [member: string, at: number]
}

/** A mark of schemas that are around another one. */
const LAYERS: Readonly<Record<string, string>> = { nullable: '?', optional: '!' }

const COUNTRIES = ['VN', 'DE', 'BR']
const ZONES = ['Asia/Kathmandu', 'America/Port_of_Spain', 'Australia/Adelaide']
const LANGUAGES = ['vi', 'de', 'pt']

/** Texts of members whose names say what they hold. */
const NAMED: readonly (readonly [RegExp, (row: number, label: string, turn: number) => string])[] = [
  [/(?:^|_)time_zone$|^zone$/, (row, _, turn) => ZONES[(row + turn) % 3] ?? ''],
  [/country(?:_code)?$/, (row) => COUNTRIES[row % 3] ?? ''],
  [/^(?:lang|language|locale|source_language|detected)$/, (row) => LANGUAGES[row % 3] ?? ''],
  [/(?:^|_)version$/, (row) => `2.${row}.7`],
  // A team from before they were chosen from a list may have others, as one row of three has.
  [/^industry$/, (row, label) => [...industries.slice(3, 5), label][row % 3] ?? ''],
  [/^team_size$/, (row, label) => [...teamSizes.slice(2, 4), label][row % 3] ?? ''],
  [/^content$/, (row, label) => `${label} {code} 茶${row + 1}`],
  [
    /email$|^sign_in_name$/,
    (row, label) => `hằng.${[...label.split('.').slice(0, -1), row].join('.')}@example.test`,
  ],
  [/^phone$/, (row) => `+84 90 123 456${row}`],
  [/(?:^|_)ip$|exit_address/, (row) => `203.0.113.${row + 5}`],
  [
    /(?:^|_)(?:url|link|href|address|homepage|image|avatar|intel|m1|windows)$/,
    (row, label) => `https://example.test/${label}/${row}`,
  ],
]

/**
 * An answer in the shape of its schema: two of everything, not ASCII, every text with the name of its member, every
 * number its own; states, flags and missing values alternate from row to row and from turn to turn.
 */
export function sampleOf<S extends z.ZodType>(schema: S, row = 0, turn = 0): z.output<S> {
  return sample(schema, { path: [], row, turn }) as z.output<S>
}

/** The same with nothing in it: no optional member, no entry, null where that may be, no text where none is needed, the least numbers. */
function emptyOf<S extends z.ZodType>(schema: S): z.output<S> {
  return sample(schema, { path: [], row: 0, isBare: true }) as z.output<S>
}

/** @returns samples that differ from the first in one member each, by the member and what it is instead */
export function variantsOf<S extends z.ZodType>(schema: S): [how: string, value: z.output<S>][] {
  const of = (choosing: Choosing) => sample(schema, { path: [], row: 0, choosing }) as z.output<S>
  const found: Choosing['found'] = new Map()
  of({ found })
  return [...found].flatMap(([member, values]) =>
    values
      .slice(1)
      .map((value, at): [string, z.output<S>] => [
        `${member} = ${value}`,
        of({ found: new Map(), one: [member, at + 1] }),
      ]),
  )
}

/**
 * @param layer tells what a schema around another one chooses from what that one does
 * @returns what a member is, unless another choice is made
 */
function chosen<T>({ path, choosing }: Place, from: readonly T[], first: number, layer = ''): T | undefined {
  if (!choosing) return from[first]
  const member = `${path.join('.')}${layer}`
  if (!choosing.found.has(member)) choosing.found.set(member, [...from.slice(first), ...from.slice(0, first)])
  const by = choosing.one?.[0] === member ? choosing.one[1] : 0
  return from[(first + by) % from.length]
}

/** A schema, of which a sample is given in each state, or what is given by the turn. */
export type Given = z.ZodType | ((turn: number) => unknown)

/**
 * @returns what is given at a turn; as at the first turn, but with many of what may be several if the state is `many`, with numbers at a bound if that is
 *   `least` or `most`, with nothing in it if that is `empty`; at any other state as at the first turn
 */
export function givenIn(state: number | string, given: Given | undefined, lacking?: Lacking): unknown {
  const turn = typeof state === 'number' ? state : 0
  if (typeof given === 'function') return given(turn)
  if (!given || state === 'empty') return given && emptyOf(given)
  const many = state === 'many' && { several: MANY }
  const bound: Pick<Place, 'bound'> = state === 'least' || state === 'most' ? { bound: state } : {}
  return sample(given, { path: [], row: 0, turn, ...many, ...bound, ...(lacking && { lacking }) })
}

/** Tells of a member that may be left out. @returns whether it is */
function isLacking({ path, lacking }: Place): boolean {
  if (!lacking) return false
  const member = path.join('.')
  lacking.found.add(member)
  return lacking.member === member
}

function sample(schema: z.ZodType, place: Place): unknown {
  const definition = schema._zod.def as unknown as Definition
  const { path, row, turn = 0, isBare } = place
  const choice = row + (turn < MIXED ? turn : hash([...path, String(turn)]))
  const pick = <T>(from: readonly T[]): T | undefined =>
    chosen(place, from, (choice + from.length) % from.length)
  /** Of two: whether it is the second. */
  const isOther = (by: boolean, names: readonly [string, string]) =>
    chosen(place, names, Number(by), LAYERS[definition.type]) === names[1]
  const inner = (one = definition.innerType) => one && sample(one, place)
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).map(([key, member]) => [
          key,
          sample(member, placeOf(key, place)),
        ]),
      )
    case 'array':
      return several(
        definition.element,
        place,
        Math.min(maxItemsOf(schema), place.several ?? (turn === LARGE ? 1 : 2)),
      )
    case 'tuple':
      return (definition.items ?? []).map((item, at) => sample(item, { ...place, row: row + at }))
    case 'record':
      return recordOf(definition, place)
    case 'enum':
      return pick(Object.values(definition.entries ?? {}))
    case 'literal':
      return pick(definition.values ?? [])
    case 'union':
      return inner(definition.options?.[pick(Object.keys(definition.options).map(Number)) ?? 0])
    case 'nullable':
      return isBare || isOther((choice + hash(path)) % 3 === 2, ['given', 'null']) || isLacking(place)
        ? null
        : inner()
    case 'optional':
      return isBare || isOther(false, ['given', 'undefined']) || isLacking(place) ? undefined : inner()
    case 'pipe':
      return inner(definition.out?._zod.def.type === 'transform' ? definition.in : definition.out)
    case 'lazy':
      return inner(definition.getter?.())
    case 'boolean':
      return !isBare && isOther((choice + hash(path)) % 2 === 0, ['false', 'true'])
    case 'number':
      return numberOf(boundsOf(schema), place)
    case 'string':
      return textOf(boundsOf(schema), place)
    case 'null':
      return null
    default:
      return definition.innerType ? inner() : {}
  }
}

const maxItemsOf = (schema: z.ZodType): number => {
  const checks = (schema._zod.def as { checks?: { _zod: { def: { check: string; maximum?: number } } }[] })
    .checks
  return checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum ?? MANY
}

function several(element: z.ZodType | undefined, place: Place, count: number): unknown[] {
  const { path, row, isBare } = place
  // What contains others of its kind contains them once.
  const isNested = path.filter((name) => name === path.at(-1)).length > 1
  if (!element || isNested || isBare) return []
  const { several: many, ...within } = place
  // Of many the last is the first one's double. What is in each of them is not many.
  const likeRow = (at: number) => (many && at === count - 1 ? row : within.likeRow)
  return Array.from({ length: count }, (_, at) =>
    sample(element, { ...within, row: row + at, likeRow: likeRow(at) }),
  )
}

/** Where a member of an object stands. */
const placeOf = (key: string, { likeRow, ...place }: Place): Place => ({
  ...place,
  path: [...place.path, key],
  ...(likeRow !== undefined && !TELLS_APART.test(key) && { row: likeRow }),
})

/** Members that no two rows share. */
const TELLS_APART = /^(?:id|number|.*_(?:id|no|code))$/

function recordOf({ keyType, valueType }: Definition, place: Place): unknown {
  const { path, row } = place
  const known = (keyType?._zod.def as unknown as Definition | undefined)?.entries
  const keys = known ? Object.keys(known) : ['ñ', '茶']
  return Object.fromEntries(
    keys.map((key, at) => [
      key,
      valueType && sample(valueType, { ...place, path: [...path, key], row: row + at }),
    ]),
  )
}

/** Of how many there are several in the state `many`: more than any part of a page shows of its own accord. */
const MANY = 12
/** At this turn there is one of whatever is counted. */
const ONE = 1
/** At this turn numbers have thousands, and of what may be several there is one. */
export const LARGE = 2

/** From this turn on each choice is turned on by a number of its own: those made together at one turn are not together at another. Half of the moments are to come. */
export const MIXED = 12

/** A maximum above it is that of all integers. */
const GREATEST = 1_000_000

function numberOf(bounds: Bounds, place: Place): number {
  const { path, row, turn = 0, isBare, bound } = place
  const { exclusiveMinimum = -1, minimum = exclusiveMinimum + 1, maximum = 97 } = bounds
  const least = Number.isFinite(minimum) ? Math.max(minimum, 0) : 0
  if (isBare || bound === 'least') return least
  if (bound === 'most' && bounds.maximum !== undefined && maximum <= GREATEST) return maximum
  if (turn === ONE) return Math.max(least, Math.min(maximum, 1))
  const [, range] = /^max_(.+)/.exec(path.at(-1) ?? '') ?? []
  if (range) {
    const from = numberOf({ minimum, maximum }, { path: [...path.slice(0, -1), `min_${range}`], row, turn })
    return Math.min(maximum, from + 40)
  }
  if (turn === LARGE) return Math.min(maximum, 1_000 + (hash(path) % 900))
  const most = Math.min(maximum, least + 97)
  return least + ((hash(path) + row * 31) % (most - least + 1))
}

/** Names of texts that are empty rather than null where there is none. */
const OPTIONAL_TEXT =
  /^(?:remark|note|notes|unblock_note|system_type|kernel|nickname|bio|phone|address|user|source|server_url)$/

function textOf({ format, maxLength, pattern }: Bounds, place: Place): string {
  const { path, row, turn = 0, isBare } = place
  const key = path.at(-1) ?? ''
  if (OPTIONAL_TEXT.test(key) && (isBare || isLacking(place))) return ''
  const label = path.slice(-2).join('.')
  const mark = hash(path)
  // By the clock of the tests it is 13 March.
  const isToCome = turn >= MIXED && hash([...path, String(turn)]) % 2 === 0
  if (format === 'date-time')
    return new Date(Date.UTC(2026, isToCome ? 3 : 2, 3 + (mark % 9), 20, row * 7, mark % 60)).toISOString()
  if (format === 'date') return `2026-0${isToCome ? 4 : 3}-0${1 + ((mark + row) % 9)}`
  if (format === 'uri') return `https://example.test/${label}/${row}`
  if (pattern) return patterned(new RegExp(pattern), place)
  const named = NAMED.find(([name]) => name.test(key))
  if (named) return named[1](row, label, turn)
  if (/(?:^|_)id$/.test(key)) return `${label}-${row + 1}`
  return `${label} 茶${row + 1}`.slice(0, maxLength)
}

/** Money, rates, times of the day, checksums and addresses of wallets. */
function patterned(pattern: RegExp, { path, row }: Place): string {
  const mark = 1 + (hash(path) % 90)
  const forms = [
    `${mark}.${10 + row}`,
    `0.${1234 + mark * 90 + row}`,
    `0${mark % 9}:3${row}`,
    `${mark}${row}`.padEnd(128, 'a'),
    `T${mark}${row}`.padEnd(34, 'x'),
    `2.${row}.7`,
    `v2${row}.0`,
  ]
  return forms.find((form) => pattern.test(form)) ?? `${path.at(-1)}-${row + 1}`
}

/** A number that depends on the names that lead to a member alone, so that a new member changes no other. */
function hash(path: readonly string[]): number {
  let sum = 7
  for (const letter of path.join('.')) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}
