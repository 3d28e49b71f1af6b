import { API_BASE } from '@seaport/contract/api'
import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import { listSeats } from '@seaport/contract/desk/seat'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { containsText, searchKey } from '@seaport/contract/kernel/fold'
import { login } from '@seaport/contract/people/session'
import { listTaskResources, listTasks } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { onSqlite } from '../../../../tests/support/databases.ts'
import { everyList, type Known } from '../test-support/lists/every-list.ts'
import { type FilterRule, is, type KnownList, ofAnswer, type Row } from '../test-support/lists/list-rules.ts'
import { writeMoreRows } from '../test-support/lists/more-rows.ts'
import { createDevice, logIn } from '../test-support/people.ts'
import { type Credentials, startTestServer, type TestServer } from '../test-support/test-server.ts'
import { nameOf } from '../test-support/tour/stop.ts'

type Headers = Record<string, string>
type Query = Record<string, string | number>

interface Filter {
  readonly name: string
  readonly rule: FilterRule<Row>
  readonly values: readonly string[]
}

/** The seat whose desktop lists what it collected. */
const SEAT = '100002'

/** What flags mean that are written with a capital. */
const FLAGS_OF_PYTHON: Record<string, string> = { True: 'true', False: 'false' }

const PAGING = ['page', 'page_size', 'sort', 'order', 'search', 'cursor']

/** @returns the fields of an endpoint's query, also of one with refinements */
function fieldsOf(endpoint: Endpoint): Record<string, z.ZodType> {
  const { query } = schemasOf(endpoint)
  return query instanceof z.ZodObject ? (query.shape as Record<string, z.ZodType>) : {}
}

/** @returns the values of a field with few of them */
function optionsOf(type: z.ZodType | undefined): readonly string[] | undefined {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault)
    return optionsOf(type.unwrap() as z.ZodType)
  if (type instanceof z.ZodPipe) return optionsOf(type.in as z.ZodType) ?? optionsOf(type.out as z.ZodType)
  return type instanceof z.ZodEnum ? type.options.map(String) : undefined
}

/** @returns what identifies a row */
function keyOf(row: Row): string {
  return String(row.id ?? row.order_no ?? row.position ?? `${row.language} ${row.version}`)
}

/** What lists are sorted by that are not sorted by the time at which their rows came to be. */
const SORTED_OTHERWISE = [
  'GET /account imported_at',
  'GET /account/:id/block blocked_at',
  'GET /admin/account imported_at',
  'GET /admin/announcement published_at',
  'GET /admin/customer email',
  'GET /admin/official-channel updated_at',
  'GET /admin/payer email',
  'GET /admin/payment received_at',
  'GET /admin/role name',
  'GET /admin/task/:id/target position',
  'GET /admin/version version',
  'GET /proxy-group name',
  'GET /resource seen_at',
  'GET /resource-group name',
  'GET /script updated_at',
  'GET /script-group name',
  'GET /seat/resource seen_at',
  'GET /task/:id/resource seen_at',
  'GET /task/:id/target position',
  'GET /version/log version',
]

/** Lists sorted by names that can be changed, with the path of a change. */
const RENAMED: Readonly<Record<string, readonly [sort: string, path: string]>> = {
  'GET /agent': ['name', '/agent'],
  'GET /script': ['title', '/script'],
  'GET /task': ['name', '/task'],
  'GET /proxy-group': ['name', '/proxy-group'],
  'GET /script-group': ['name', '/script-group'],
  'GET /resource-group': ['name', '/resource-group'],
}

/** Each list over the demo's rows of two tenants, compared with its rules; the rules know the rows as the list shows them and no statement. */
onSqlite('every list', (location) => {
  let server: TestServer
  let lists: KnownList[]
  let seat: Credentials
  const callers = new Map<KnownList['as'] | 'neighbour', Headers>()
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_DEMO: '1' })
    for (const [name, email, password] of [
      ['supervisor', 'demo@seaport.test', 'Seaport-demo-1'],
      ['neighbour', 'second@seaport.test', 'Seaport-demo-1'],
      ['owner', 'admin@seaport.test', 'Seaport-admin-1'],
    ] as const) {
      const { token, user_id } = await server.call(login, { body: { email, password } })
      callers.set(name, { token, user_id })
    }
    const neighbour = callers.get('neighbour')
    const id = callers.get('supervisor')?.user_id ?? ''
    const more = await writeMoreRows(server, { as: async () => ({ ...neighbour }) }, id)
    seat = await logIn(server, SEAT, await createDevice(server.clock), 'Seaport-seat-1')
    lists = everyList({ ...(await known()), ...more })
  })
  afterAll(() => server.stop())

  const known = async (): Promise<Omit<Known, 'blockedId' | 'webhookId'>> => {
    const headers = callers.get('supervisor')
    const supervisor = { as: async () => ({ ...headers }) }
    const { list: seats } = await server.call(listSeats, {}, supervisor)
    const { list: tasks } = await server.call(listTasks, { query: { page_size: 200 } }, supervisor)
    const collections = tasks.filter(
      ({ kind, actual_count }) => kind.startsWith('collect') && actual_count > 5,
    )
    const taskId = collections[0]?.id ?? ''
    const seatTaskId = collections.find((task) => task.seat.seat_code === SEAT)?.id ?? ''
    const collectedBy = async (id: string) => {
      const all = { params: { id }, query: { page_size: 200 } }
      return (await server.call(listTaskResources, all, supervisor)).list.map((one) => one.id)
    }
    const promotionId =
      tasks.find(({ kind, actual_count }) => kind === 'send_message' && actual_count > 2)?.id ?? ''
    return {
      supervisorId: headers?.user_id ?? '',
      seats,
      taskId,
      collected: await collectedBy(taskId),
      seatTaskId,
      seatCollected: await collectedBy(seatTaskId),
      promotionId,
      now: server.clock.now(),
    }
  }

  const get = async (
    path: string,
    params: Headers | undefined,
    query: Query,
    as: Parameters<typeof callers.get>[0],
  ) => {
    const text = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const full = path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? '')
    const headers = as === 'seat' ? await seat('GET', `${server.url}${API_BASE}${full}`) : callers.get(as)
    const answer = await server.send('GET', `${API_BASE}${full}?${text}`, { headers: headers ?? {} })
    expect([path, String(text), answer.status]).toEqual([path, String(text), 200])
    return answer.body
  }
  const page = async (
    { endpoint, as, rules }: KnownList,
    query: Query,
    by: Parameters<typeof get>[3] = as,
  ) => {
    const { data } = (await get(endpoint.path, rules.params, { page_size: 200, ...query }, by)) as {
      data: { list: Row[]; total: number; next_cursor?: string | null }
    }
    return data
  }
  const everyPage = async (one: KnownList, query: Query = {}, by?: Parameters<typeof get>[3]) => {
    const rows: Row[] = []
    for (let number = 1; ; number += 1) {
      const { list, total } = await page(one, { ...query, page: number }, by)
      rows.push(...list)
      if (rows.length >= total || list.length === 0) return rows
    }
  }
  const filtersOf = ({ endpoint, rules }: KnownList, rows: readonly Row[]) =>
    Object.entries(fieldsOf(endpoint))
      .filter(([name]) => !PAGING.includes(name))
      .filter(([name]) => rules.filters?.[name] !== ofAnswer)
      .map(([name, type]) => {
        const rule: FilterRule<Row> = rules.filters?.[name] ?? is((row) => row[name] as string)
        const holds = (row: Row, value: string) => rule.holds(row, FLAGS_OF_PYTHON[value] ?? value)
        return { name, rule: { ...rule, holds }, values: optionsOf(type) ?? rule.values?.(rows) ?? [] }
      })
  const sortsOf = ({ endpoint, rules }: KnownList) =>
    (optionsOf(fieldsOf(endpoint).sort) ?? []).map((sort) => ({
      sort,
      read: rules.sorts?.[sort] ?? ((row: Row) => row[sort] as string),
    }))

  test('has rules', () => {
    const paged = endpoints.filter((endpoint) => fieldsOf(endpoint).page)
    expect(lists.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(paged.map(nameOf).sort())
  })

  test('is sorted by this while nobody chooses', () => {
    const said = lists.map((one) => `${nameOf(one.endpoint)} ${sortsOf(one)[0]?.sort}`)
    const chosen = said.filter((line) => !line.endsWith(' created_at') && !/ time$|_time$/.test(line))
    expect(chosen.sort()).toEqual(SORTED_OTHERWISE)
  })

  /** Compares rows in their order with what each filter leaves of them, and with a page between two borders. */
  const sortsAlike = async (one: KnownList, sorted: readonly Row[], by: { sort: string; order: string }) => {
    const what = `${nameOf(one.endpoint)} ${by.sort} ${by.order}`
    const border = await page(one, { ...by, page_size: 4, page: 2 })
    expect.soft([what, border.list.map(keyOf)]).toEqual([what, sorted.slice(4, 8).map(keyOf)])
    for (const { name, rule, values } of filtersOf(one, sorted)) {
      const left = (value: string) => sorted.filter((row) => rule.holds(row, value))
      const [value] = values
        .filter((each) => left(each).length < sorted.length)
        .sort((a, b) => left(b).length - left(a).length)
      if (value === undefined) continue
      const found = await page(one, { ...by, [name]: value })
      const expected = left(value).slice(0, 200)
      expect
        .soft([what, name, value, found.list.map(keyOf)])
        .toEqual([what, name, value, expected.map(keyOf)])
    }
  }

  test('sorts by each of its fields, both ways, with a filter as without, what has no value at the end', async () => {
    for (const one of lists) {
      const all = (await everyPage(one)).map(keyOf).sort()
      for (const { sort, read } of sortsOf(one))
        for (const order of ['asc', 'desc'] as const) {
          const what = `${nameOf(one.endpoint)} ${sort} ${order}`
          const rows = await everyPage(one, { sort, order })
          expect.soft([what, rows.map(keyOf).sort()]).toEqual([what, all])
          await sortsAlike(one, rows, { sort, order })
          const values = rows.map(read)
          const known = values.filter((value) => value !== null)
          expect.soft([what, values]).toEqual([what, [...known, ...values.filter((value) => value === null)]])
          const sign = order === 'asc' ? 1 : -1
          const sorted = [...known].sort((a, b) => ((a ?? '') < (b ?? '') ? -sign : a === b ? 0 : sign))
          expect.soft([what, known]).toEqual([what, sorted])
        }
      const [first] = sortsOf(one)
      if (first)
        expect((await everyPage(one)).map(keyOf)).toEqual(
          (await everyPage(one, { sort: first.sort, order: 'desc' })).map(keyOf),
        )
    }
  })

  /** Asks for each value of each filter alone. @returns the filters that no row passes, or all rows do */
  const tellsNothing = async (one: KnownList, rows: readonly Row[]): Promise<string[]> => {
    const plain: string[] = []
    for (const { name, rule, values } of filtersOf(one, rows)) {
      const shares = new Set<boolean>()
      for (const value of values) {
        const expected = rows.filter((row) => rule.holds(row, value)).map(keyOf)
        const what = `${nameOf(one.endpoint)} ${name}=${value}`
        expect.soft([what, (await everyPage(one, { [name]: value })).map(keyOf)]).toEqual([what, expected])
        if (expected.length > 0) shares.add(true)
        if (expected.length < rows.length) shares.add(false)
      }
      if (shares.size < 2) plain.push(`${nameOf(one.endpoint)} ${name}`)
    }
    return plain
  }

  test('leaves what a filter leaves, and nothing else', async () => {
    const plain: string[] = []
    for (const one of lists) plain.push(...(await tellsNothing(one, await everyPage(one))))
    expect(plain).toEqual([])
  })

  /** @returns values of two filters of which each takes rows away that the other leaves, and which leave some together, if there are any */
  const tellingPair = (
    rows: readonly Row[],
    first: Filter,
    second: Filter,
  ): readonly [string, string] | undefined => {
    const pairs = first.values.flatMap((mine) => second.values.map((other) => [mine, other] as const))
    const worth = ([mine, other]: readonly [string, string]) => {
      const [ofMine, ofOther] = [
        rows.filter((row) => first.rule.holds(row, mine)),
        rows.filter((row) => second.rule.holds(row, other)),
      ]
      const both = ofMine.filter((row) => second.rule.holds(row, other)).length
      return both === 0 ? 0 : 1 + Number(both < ofMine.length) + Number(both < ofOther.length)
    }
    const [best] = pairs.map((pair) => ({ pair, worth: worth(pair) })).sort((a, b) => b.worth - a.worth)
    return best && best.worth > 0 ? best.pair : undefined
  }

  test('leaves what two filters leave together', async () => {
    for (const one of lists) {
      const rows = await everyPage(one)
      const filters = filtersOf(one, rows).filter(({ values }) => values.length > 1)
      for (const [at, first] of filters.entries())
        for (const second of filters.slice(at + 1)) {
          const pair = tellingPair(rows, first, second)
          if (!pair) continue
          const [mine, other] = pair
          const query = {
            [first.name]: mine,
            [second.name]: other,
            order: 'asc',
            page_size: rows.length > 100 ? 200 : 3,
          }
          const what = `${nameOf(one.endpoint)} ${JSON.stringify(query)}`
          const expected = rows.filter(
            (each) => first.rule.holds(each, mine) && second.rule.holds(each, other),
          )
          const found = await everyPage(one, query)
          expect.soft([what, found.map(keyOf).sort()]).toEqual([what, expected.map(keyOf).sort()])
        }
    }
  })

  /** @returns part of a text that no other text of its row leads to, else of any row that has one */
  const searchFor = (rows: readonly (readonly (string | null | undefined)[])[], at: number) => {
    const parts = rows.flatMap((texts) => {
      const search = searchKey(texts[at] ?? '')
        .slice(0, 40)
        .trim()
      return search === '' ? [] : [{ search, alone: !containsText(texts.toSpliced(at, 1), search) }]
    })
    return parts.find(({ alone }) => alone) ?? parts[0]
  }

  test('finds a part of each text that it searches, in any case and without accents', async () => {
    const plain: string[] = []
    for (const one of lists) {
      const { searched } = one.rules
      if (!searched) continue
      const rows = await everyPage(one)
      for (let at = 0; at < (searched(rows[0] as Row).length ?? 0); at += 1) {
        const { search, alone } = searchFor(rows.map(searched), at) ?? {}
        if (!alone) plain.push(`${nameOf(one.endpoint)} ${at}`)
        if (search === undefined) continue
        const what = `${nameOf(one.endpoint)} ${search.toUpperCase()}`
        const expected = rows.filter((row) => containsText(searched(row), search)).map(keyOf)
        const found = await everyPage(one, { search: search.toUpperCase() })
        expect.soft([what, found.map(keyOf)]).toEqual([what, expected])
      }
    }
    expect(plain).toEqual([])
  })

  /** @returns the records of a CSV file; a line break between quotes ends none */
  const recordsOf = (csv: string) =>
    csv
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .trimEnd()
      .split('\r\n').length - 1

  test('is exported with the same filters', async () => {
    for (const one of lists) {
      const file = endpoints.find(({ path }) => path === `${one.endpoint.path}/export`)
      if (!file) continue
      const rows = await everyPage(one)
      for (const { name, rule, values } of filtersOf(one, rows))
        for (const value of values) {
          const what = `${nameOf(file)} ${name}=${value}`
          const csv = await get(file.path, one.rules.params, { format: 'csv', [name]: value }, one.as)
          const expected = rows.filter((row) => rule.holds(row, value)).length
          expect.soft([what, recordsOf(String(csv))]).toEqual([what, expected])
        }
    }
  })

  test('is counted by state with the other filters', async () => {
    for (const one of lists) {
      const { counted } = one.rules
      const count = endpoints.find(({ path }) => path === `${one.endpoint.path}/count`)
      expect([nameOf(one.endpoint), counted === undefined]).toEqual([
        nameOf(one.endpoint),
        count === undefined,
      ])
      if (!count || !counted) continue
      const rows = await everyPage(one)
      const asked = Object.keys(fieldsOf(count))
      const everything = { name: '', rule: { holds: () => true } as FilterRule<Row>, values: [''] }
      for (const { name, rule, values } of [everything, ...filtersOf(one, rows)])
        for (const value of name === '' || asked.includes(name) ? values : []) {
          const query = name === '' ? {} : { [name]: value }
          const { data } = (await get(count.path, undefined, query, one.as)) as { data: Row }
          const left = rows.filter((row) => rule.holds(row, value))
          const numbers = Object.entries(counted).map(([state, isIt]) => [state, left.filter(isIt).length])
          expect
            .soft([count.path, query, data])
            .toEqual([count.path, query, { all: left.length, ...Object.fromEntries(numbers) }])
        }
    }
  })

  test('shows a tenant its own rows, and administrators everybody’s', async () => {
    for (const one of lists.filter(({ as, rules }) => as === 'supervisor' && !rules.params)) {
      const what = nameOf(one.endpoint)
      const [mine, theirs] = [await everyPage(one), await everyPage(one, {}, 'neighbour')]
      const shared = mine.filter((row) => theirs.some((other) => keyOf(other) === keyOf(row)))
      expect
        .soft([what, shared.filter(({ public: forAll, type }) => !forAll && type === undefined).map(keyOf)])
        .toEqual([what, []])
      const everybody = lists.find(({ endpoint }) => endpoint.path === `/admin${one.endpoint.path}`)
      if (!everybody || !fieldsOf(everybody.endpoint).user_id) continue
      for (const [name, rows] of [
        ['supervisor', mine],
        ['neighbour', theirs],
      ] as const) {
        const of = await everyPage(everybody, { user_id: callers.get(name)?.user_id ?? '' })
        expect.soft([what, name, of.map(keyOf).sort()]).toEqual([what, name, rows.map(keyOf).sort()])
      }
    }
  })

  test('sorts by the name that a row has now', async () => {
    for (const { endpoint, as, rules } of lists) {
      const [sort, path] = RENAMED[nameOf(endpoint)] ?? []
      if (!sort || !path) continue
      const one = { endpoint, as, rules }
      for (const [order, name] of [
        ['asc', '! first'],
        ['desc', '龜 last'],
      ] as const) {
        // Another tenant's script keeps its name.
        const own = (await everyPage(one, { sort, order })).filter((row) => !row.public)
        const last = own.at(-1) as Row
        const headers = { ...callers.get(as), 'content-type': 'application/json' }
        const body = JSON.stringify({ [sort]: name })
        const answer = await server.send('PATCH', `${API_BASE}${path}/${last.id}`, { headers, body })
        expect([path, answer.status]).toEqual([path, 200])
        const [first] = await everyPage(one, { sort, order })
        expect.soft([path, first?.[sort]]).toEqual([path, name])
      }
    }
  })

  test('reads on by cursor as by page', async () => {
    for (const one of lists.filter(({ endpoint }) => fieldsOf(endpoint).cursor)) {
      const rows = await everyPage(one)
      let { list, next_cursor: cursor } = await page(one, { page_size: 7 })
      const read = [...list]
      while (cursor && read.length < 60) {
        ;({ list, next_cursor: cursor } = await page(one, { page_size: 7, cursor }))
        read.push(...list)
      }
      const what = nameOf(one.endpoint)
      expect.soft([what, read.map(keyOf)]).toEqual([what, rows.slice(0, read.length).map(keyOf)])
      expect.soft([what, read.length >= Math.min(60, rows.length)]).toEqual([what, true])
    }
  })
})
