import { networksOf } from '@seaport/contract/kernel/network.schema'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { Clock } from '@seaport/runner/clock'
import {
  type CollectExecutor,
  type CollectTask,
  ExecutorFault,
  type Page,
  type Reading,
} from '@seaport/runner/executor'
import { targetsOf } from '@seaport/runner/targets'
import { type Cursor, readCursor, writeCursor } from '../cursor.ts'
import { toExecutorFault } from '../fault.ts'
import { NetworkError } from '../outcome.ts'
import { createReadCache, type ReadCache } from '../read-cache.ts'
import { graphSources, type Reader, type Source, type StepPage } from './sources.ts'

export interface GraphCollectorOptions {
  brand: keyof typeof graphSources
  /** The account's client and settings, shared by all of its tasks. @throws {NetworkError} */
  readerOf(account: CollectTask['account'], signal: AbortSignal): Promise<Reader>
  clock: Clock
}

/** Collections through Graph, by Facebook Pages or Instagram professional accounts. */
export function createGraphCollector(options: GraphCollectorOptions): CollectExecutor {
  const cache = createReadCache<StepPage>()
  const sources: Partial<Record<string, Source>> = graphSources[options.brand]
  return {
    mode: 'collect',
    networks: networksOf(options.brand),
    kinds: Object.keys(sources) as CollectTask['work']['kind'][],
    plan: ({ work }) => targetsOf(work),
    pages: (reading) => read(options, cache, sources[reading.task.work.kind], reading),
  }
}

async function* read(
  options: GraphCollectorOptions,
  cache: ReadCache<StepPage>,
  source: Source | undefined,
  { task, target, cursor, isSeen, signal }: Reading,
): AsyncGenerator<Page> {
  if (!source) throw new ExecutorFault({ kind: 'task', reason: 'capability_refused' })
  let at: Cursor | null = readCursor(cursor)
  try {
    const reader = await options.readerOf(task.account, signal)
    const resolve = () => source.resolve(reader, target)
    at ??= { subject: await cache.subjectOf(task.id, target, resolve), phase: 0, token: null }
    while (at) {
      const here = at
      const found = await cache.pageAt(task.id, here, () => source.step(reader, { cursor: here, target }))
      // The account itself is no lead of its own; a homepage is wanted whoever's it is.
      const others = found.items.filter(
        ({ external_id }) => task.work.kind === 'collect_homepage' || external_id !== reader.ownId,
      )
      const distinct = newestOfEach(others)
      const items = task.work.params.deep_collection
        ? await deepened(reader, source, distinct, isSeen, (item, read) =>
            cache.readOnce(task.id, item, read),
          )
        : distinct
      at = found.next === null ? null : { ...at, token: found.next }
      yield { items, ...(found.rows && { rows: found.rows }), next: at && writeCursor(at) }
      cache.forgetPage(task.id)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw toExecutorFault(error, { paged: at !== null && at.token !== null, now: options.clock.now() })
  }
}

/** Each person once, with their latest comment: it can be answered privately for the longest. */
function newestOfEach(items: readonly CollectedItem[]): CollectedItem[] {
  const people = new Map<string, CollectedItem>()
  for (const item of items) {
    const before = people.get(item.external_id)?.comment?.at ?? ''
    if (before <= (item.comment?.at ?? '')) people.set(item.external_id, item)
  }
  return [...people.values()]
}

/** Adds each person's own page if the list contains less; people without a readable page stay as listed. */
async function deepened(
  reader: Reader,
  source: Source,
  items: CollectedItem[],
  isSeen: Reading['isSeen'],
  readOnce: (item: CollectedItem, read: () => Promise<CollectedItem>) => Promise<CollectedItem>,
): Promise<CollectedItem[]> {
  const { deepen } = source
  if (!deepen) return items
  const deep: CollectedItem[] = []
  for (const item of items) {
    if (isSeen(item.external_id)) {
      deep.push(item)
      continue
    }
    try {
      deep.push(await readOnce(item, () => deepen(reader, item)))
    } catch (error) {
      const kind = error instanceof NetworkError ? error.outcome.kind : null
      if (kind !== 'gone' && kind !== 'target_unavailable' && kind !== 'bad_request') throw error
      deep.push(item)
    }
  }
  return deep
}
