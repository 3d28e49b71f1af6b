import { vi } from 'vitest'
import type { Credentials } from '../test-server.ts'
import { nameOf, type Stop, type Visit } from '../tour/stop.ts'
import { callersOf, type Visited, visit } from '../tour/visit.ts'
import { CALLERS_ADDRESS, type EffectsStage, freshHome } from './effects-stage.ts'
import { listenForLocks } from './locks.ts'
import { playMissing } from './play-missing.ts'
import { plain, type Rows } from './rows.ts'
import type { Symbols } from './symbols.ts'

/** Of those who call: a language that is not taken where nothing is said, and an address that is counted with its network. */
const CALLER = { 'accept-language': 'vi', 'x-forwarded-for': CALLERS_ADDRESS }
/** Seconds between what a call finds and the call. */
export const PASSED_S = 7

/** Bodies of the calls so far. */
export const bodies: { endpoint: Stop['endpoint']; body: unknown }[] = []

/** Calls an endpoint on the untouched stage. @returns what it changed, told and answered, one fact a line */
export async function playStop(stage: EffectsStage, stop: Stop): Promise<string[]> {
  const { database, server } = stage
  database.restore()
  const home = freshHome(stage)
  const symbols = stage.symbols.forOneCall()
  const prepared = await stop.prepare(home)
  const input = { ...prepared, headers: { ...CALLER, ...prepared.headers } }
  const { endpoint } = stop
  bodies.push({ endpoint, body: input.body })
  const caller = endpoint.path.startsWith('/admin/') ? home.owner.as : callersOf(endpoint, home)[0]
  const as: Credentials = input.as ?? caller ?? home.supervisor.as
  const missing = await playMissing(stage, stop, input, as)
  const before = database.read()
  symbols.nameRows(before, '#')
  // What the call writes at its own time differs from what was there before.
  server.clock.advance(PASSED_S)
  const told = await listen(stage, async () => visit(server, endpoint, input, as))
  const after = database.read()
  symbols.nameRows(after, '#')
  // Its filters may leave nothing of what is there.
  const unfiltered =
    endpoint.method === 'GET' && input.query
      ? await visit(server, endpoint, { ...input, query: {} }, as)
      : undefined
  server.clock.advance(-PASSED_S)
  return [
    `== ${nameOf(endpoint)}`,
    ...sent(input, symbols),
    ...missing,
    ...locked(told.locks, symbols),
    ...changes(before, after, symbols),
    ...tidings(told.events, symbols),
    ...answered(told.result, symbols),
    ...(unfiltered?.status === 200 ? ['without a query', ...answered(unfiltered, symbols)] : []),
  ]
}

/** Does something on the stage. @returns its result, the locks that it asked for and the events of its transactions, in their order */
export async function listen<Result>({ server }: EffectsStage, act: () => Promise<Result>) {
  const commits = vi.spyOn(server.installation.bus, 'afterCommit')
  try {
    const { result, locks } = await listenForLocks(server.installation.database.db, act)
    const events = commits.mock.calls.flatMap(([messages]) =>
      messages.map(({ tenantId, event }) => [tenantId, event] as const),
    )
    return { result, locks, events }
  } finally {
    commits.mockRestore()
  }
}

/** @returns locks in the order in which they were taken, in one line */
export function locked(locks: readonly string[], symbols: Symbols): string[] {
  return locks.length === 0 ? [] : [`locks ${locks.map((lock) => symbols.text(lock)).join(', ')}`]
}

/** @returns events with their tenants, one a line */
export function tidings(events: readonly (readonly [unknown, unknown])[], symbols: Symbols): string[] {
  return events.map(
    ([tenant, event]) => `tells ${symbols.value(tenant)} ${symbols.text(JSON.stringify(event))}`,
  )
}

function sent({ params, query, body }: Visit, symbols: Symbols): string[] {
  return Object.entries({ params, query, body }).flatMap(([part, value]) =>
    value === undefined ? [] : [`${part} ${symbols.text(JSON.stringify(value))}`],
  )
}

/** @returns which rows were added, changed and deleted; what is not said of an added row is null */
export function changes(before: Rows, after: Rows, symbols: Symbols): string[] {
  const lines: string[] = []
  for (const [table, rows] of after) {
    const known = before.get(table) ?? new Map()
    for (const key of known.keys()) if (!rows.has(key)) lines.push(`- ${symbols.rowName(table, key)}`)
    for (const [key, row] of rows) {
      const name = symbols.rowName(table, key)
      const old = known.get(key)
      if (!old) lines.push(`+ ${name}`)
      for (const [column, value] of Object.entries(row)) {
        if (old ? plain(old[column]) === plain(value) : value === null) continue
        const shown = symbols.cell(column, value, row)
        if (old) lines.push(`~ ${name}.${column} = ${symbols.cell(column, old[column], old)} → ${shown}`)
        else lines.push(`    ${column} = ${shown}`)
      }
    }
  }
  return lines
}

/** @returns the answer's data, a value a line */
function answered({ status, envelope, type, text }: Visited, symbols: Symbols): string[] {
  const head = [`answers ${status} ${envelope?.reason ?? (envelope ? '' : type)}`.trimEnd()]
  if (!envelope) return [...head, ...text.split(/\r?\n/).map((line) => `    ${symbols.text(line)}`)]
  return [...head, ...leaves(envelope.data, '', symbols)]
}

export function leaves(value: unknown, at: string, symbols: Symbols): string[] {
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object'))
    return [`    ${at} = ${value.map((item) => symbols.value(item)).join(', ')}`]
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    // The doctor tells how much of the machine's disk is free.
    if (at.endsWith('values.free')) return [`    ${at} = <free>`]
    const shown = typeof value === 'object' && value !== null ? JSON.stringify(value) : symbols.value(value)
    return [`    ${at || 'data'} = ${shown}`]
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, Array.isArray(value) ? `${at}[${name}]` : at ? `${at}.${name}` : name, symbols),
  )
}
