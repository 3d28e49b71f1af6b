import type { DataOf, Endpoint } from '@seaport/contract/kernel/endpoint'

type Value = string | number | boolean | null | undefined

/** What a filter means, told by the row as the list shows it. */
export interface FilterRule<Row> {
  /** Values worth asking for. Omitted: all that the contract's enumeration has. */
  values?(rows: readonly Row[]): readonly string[]
  holds(row: Row, value: string): boolean
}

/** What a list promises about its rows; written from the contract and the domain's page, never from the statement. */
export interface ListRules<Row> {
  /** Parameters of the path. */
  params?: Record<string, string>
  /** What sorting by a field compares, where it is not the row's field of that name. */
  sorts?: { [sort: string]: (row: Row) => Value }
  /** Filters that are not simply equality with the row's field of that name. */
  filters?: { [filter: string]: FilterRule<Row> }
  /** Texts in which the list searches. */
  searched?(row: Row): readonly (string | null | undefined)[]
  /** Which rows each number of the list's `count` endpoint counts, except for `all`. */
  counted?: { [state: string]: (row: Row) => boolean }
}

/** Any row of a list. */
export type Row = Record<string, unknown>

export interface KnownList {
  endpoint: Endpoint
  as: 'supervisor' | 'owner' | 'seat'
  rules: ListRules<Row>
}

type RowOf<E extends Endpoint> = DataOf<E> extends { list: (infer One)[] } ? One : never

/** @returns a list with its rules, which know the type of its rows */
export function list<const E extends Endpoint>(
  endpoint: E,
  as: KnownList['as'],
  rules: ListRules<RowOf<E>> = {},
): KnownList {
  return { endpoint, as, rules: rules as unknown as ListRules<Row> }
}

/** The filter's value is one of the row's, or the only one. */
export function is<One>(read: (row: One) => Value | readonly Value[]): FilterRule<One> {
  const valuesOf = (row: One) => {
    const value = read(row)
    const all: readonly Value[] = Array.isArray(value) ? value : [value as Value]
    return all.filter((one) => one !== null && one !== undefined).map(String)
  }
  return {
    values: (rows) => [...new Set(rows.flatMap(valuesOf))].slice(0, 6),
    holds: (row, value) => valuesOf(row).includes(value),
  }
}

/** Chooses the language or zone of the answer, and no rows. */
export const ofAnswer: FilterRule<unknown> = { values: () => [], holds: () => true }

/** A bound whose values are those of the rows themselves, so that both sides of the bound are asked for. */
function bound<One>(
  read: (row: One) => string | number | null,
  isWithin: (row: number, asked: number) => boolean,
) {
  const numberOf = (value: string | number) => (typeof value === 'number' ? value : toNumber(value))
  return {
    values: (rows: readonly One[]) => {
      const known = rows.map(read).filter((value) => value !== null)
      const sorted = [...new Set(known)].sort((one, other) => numberOf(one) - numberOf(other))
      return [...new Set([sorted[0], sorted[sorted.length >> 1], sorted.at(-1)])].map(String)
    },
    holds: (row: One, asked: string) => {
      const value = read(row)
      return value !== null && isWithin(numberOf(value), toNumber(asked))
    },
  }
}

/** A moment, or a number. */
function toNumber(text: string): number {
  return /^-?\d+$/.test(text) ? Number(text) : Date.parse(text)
}

export function atLeast<One>(read: (row: One) => string | number | null): FilterRule<One> {
  return bound(read, (value, asked) => value >= asked)
}

export function atMost<One>(read: (row: One) => string | number | null): FilterRule<One> {
  return bound(read, (value, asked) => value <= asked)
}

export function before<One>(read: (row: One) => string | number | null): FilterRule<One> {
  return bound(read, (value, asked) => value < asked)
}

/** Starts of the periods that end on 2 March 2026, the day on which a test's clock stands. */
const PERIODS = {
  three_days: '2026-02-28T00:00:00.000Z',
  seven_days: '2026-02-24T00:00:00.000Z',
  one_month: '2026-02-03T00:00:00.000Z',
  two_months: '2026-01-03T00:00:00.000Z',
  three_months: '2025-12-03T00:00:00.000Z',
}

/** The filters that choose a time of the rows. */
export function times<One>(read: (row: One) => string) {
  const period: FilterRule<One> = {
    holds: (row, value) => read(row) >= PERIODS[value as keyof typeof PERIODS],
  }
  return { period, time_zone: ofAnswer, from: atLeast<One>(read), to: before<One>(read) }
}
