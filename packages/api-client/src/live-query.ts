import type { LiveEvent } from '@seaport/contract/event.schema'
import type { TaskState } from '@seaport/contract/work/task-state.schema'
import { type Batcher, createBatcher } from './batcher.ts'

export type EventType = LiveEvent['type']
export type EventOf<T extends EventType> = Extract<LiveEvent, { type: T }>
export type QueryKey = readonly unknown[]

/** The part of the query cache that this needs; TanStack's `QueryClient` has it. */
export interface QueryCache {
  getQueriesData(filters: { queryKey: QueryKey }): [QueryKey, unknown][]
  setQueryData(key: QueryKey, data: unknown): unknown
  invalidateQueries(filters: { queryKey: QueryKey }): Promise<void>
}

/** Context of a rule besides its event: the cache before it, and the last status of each task that events reported. */
export interface LiveContext {
  readonly cache: Pick<QueryCache, 'getQueriesData'>
  readonly taskStatuses: ReadonlyMap<string, TaskState>
}

/** Decides which answers of a query an event invalidates: all, none, or those with these parameters. */
type StaleRule<Event, Params> = true | ((event: Event, context: LiveContext) => boolean | Params)

/** Effect of events on the answers of one query. */
export interface LiveRules<Data, Params> {
  readonly stale?: { readonly [T in EventType]?: StaleRule<EventOf<T>, Params> }
  /** Patches answers in place, for events that carry enough; returns the same object if nothing changed, so that nothing renders. */
  readonly patch?: { readonly [T in EventType]?: (data: Data, event: EventOf<T>) => Data }
  /** Milliseconds during which events are batched into one refetch, for costly queries. */
  readonly batchMs?: number
}

/** A query that events keep up to date. */
export interface LiveQuery {
  readonly key: QueryKey
  /** Events that it handles. */
  readonly events: readonly EventType[]
  readonly batchMs: number | undefined
  /** Key of the answers to invalidate, if any. */
  staleKey(event: LiveEvent, context: LiveContext): QueryKey | undefined
  patch(data: unknown, event: LiveEvent): unknown
}

/* @__NO_SIDE_EFFECTS__ */
export function liveQuery<Data, Params>(key: QueryKey, rules: LiveRules<Data, Params>): LiveQuery {
  const { stale = {}, patch = {}, batchMs } = rules
  return {
    key,
    events: Object.keys({ ...stale, ...patch }) as EventType[],
    batchMs,
    staleKey(event, context) {
      const rule = stale[event.type] as StaleRule<LiveEvent, Params> | undefined
      const which = typeof rule === 'function' ? rule(event, context) : rule
      if (!which) return undefined
      return which === true ? key : [...key, which]
    },
    patch(data, event) {
      const rule = patch[event.type] as ((data: Data, event: LiveEvent) => Data) | undefined
      return rule ? rule(data as Data, event) : data
    },
  }
}

/** Applies events to a cache. */
export interface LiveUpdates {
  apply(event: LiveEvent): void
  /** Refetches the queries kept up to date by events: events between their answers and the opening of the stream are not repeated. */
  catchUp(): void
  /** Refetches all active queries once: events during the interruption are not repeated. */
  refresh(): void
  stop(): void
}

/** @param batchMs milliseconds during which events are batched into one refetch, unless a query overrides it */
export function createLiveUpdates(
  queries: readonly LiveQuery[],
  cache: QueryCache,
  batchMs: number,
): LiveUpdates {
  const taskStatuses = new Map<string, TaskState>()
  const batchers = new Map<number, Batcher>()
  const batcherOf = (ms: number): Batcher => {
    const known = batchers.get(ms)
    if (known) return known
    const made = createBatcher((queryKey) => void cache.invalidateQueries({ queryKey }), ms)
    batchers.set(ms, made)
    return made
  }
  const stop = () => {
    for (const batcher of batchers.values()) batcher.clear()
  }
  return {
    apply(event) {
      const context = { cache, taskStatuses }
      // Every rule sees the cache as it was before the event.
      const stale = queries.map((query) => query.staleKey(event, context))
      for (const query of queries) patchAnswers(query, event, cache)
      if (event.type === 'task') taskStatuses.set(event.id, event.status)
      for (const [at, key] of stale.entries()) if (key) batcherOf(queries[at]?.batchMs ?? batchMs).add(key)
    },
    catchUp() {
      for (const { key } of queries) void cache.invalidateQueries({ queryKey: key })
    },
    refresh() {
      stop()
      void cache.invalidateQueries({ queryKey: [] })
    },
    stop,
  }
}

function patchAnswers(query: LiveQuery, event: LiveEvent, cache: QueryCache): void {
  if (!query.events.includes(event.type)) return
  for (const [key, data] of cache.getQueriesData({ queryKey: query.key })) {
    const patched = data === undefined ? data : query.patch(data, event)
    if (patched !== data) cache.setQueryData(key, patched)
  }
}
