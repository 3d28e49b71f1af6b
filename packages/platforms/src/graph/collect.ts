import { networksOf } from '@seaport/contract/kernel/network'
import type { CollectedItem } from '@seaport/contract/work/resource'
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
import { graphSources, type Reader, type Source } from './sources.ts'

export interface GraphCollectorOptions {
  brand: keyof typeof graphSources
  /** The account's client and settings: the same for all of its tasks. @throws {NetworkError} */
  readerOf(account: CollectTask['account'], signal: AbortSignal): Promise<Reader>
  clock: Clock
}

/** Collections on Facebook's Pages or on Instagram's professional accounts, through Graph. */
export function createGraphCollector(options: GraphCollectorOptions): CollectExecutor {
  const sources: Partial<Record<string, Source>> = graphSources[options.brand]
  return {
    mode: 'collect',
    networks: networksOf(options.brand),
    kinds: Object.keys(sources) as CollectTask['work']['kind'][],
    plan: ({ work }) => targetsOf(work),
    pages: (reading) => read(options, sources[reading.task.work.kind], reading),
  }
}

async function* read(
  options: GraphCollectorOptions,
  source: Source | undefined,
  { task, target, cursor, isSeen, signal }: Reading,
): AsyncGenerator<Page> {
  if (!source) throw new ExecutorFault({ kind: 'task', reason: 'capability_refused' })
  let at: Cursor | null = readCursor(cursor)
  try {
    const reader = await options.readerOf(task.account, signal)
    at ??= { subject: await source.resolve(reader, target), phase: 0, token: null }
    while (at) {
      const found = await source.step(reader, { cursor: at, target })
      const distinct = [...new Map(found.items.map((one) => [one.external_id, one])).values()]
      const items = task.work.params.deep_collection
        ? await deepened(reader, source, distinct, isSeen)
        : distinct
      at = found.next === null ? null : { ...at, token: found.next }
      yield { items, ...(found.rows && { rows: found.rows }), next: at && writeCursor(at) }
    }
  } catch (error) {
    signal.throwIfAborted()
    throw toExecutorFault(error, { paged: at !== null && at.token !== null, now: options.clock.now() })
  }
}

/** Everybody's own page, where the list tells less; who has none that can be read stays as the list had them. */
async function deepened(
  reader: Reader,
  source: Source,
  items: CollectedItem[],
  isSeen: Reading['isSeen'],
): Promise<CollectedItem[]> {
  if (!source.deepen) return items
  const deep: CollectedItem[] = []
  for (const item of items) {
    if (isSeen(item.external_id)) {
      deep.push(item)
      continue
    }
    try {
      deep.push(await source.deepen(reader, item))
    } catch (error) {
      const kind = error instanceof NetworkError ? error.outcome.kind : null
      if (kind !== 'gone' && kind !== 'target_unavailable' && kind !== 'bad_request') throw error
      deep.push(item)
    }
  }
  return deep
}
