import { networksOf } from '@seaport/contract/kernel/network.schema'
import type { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import type { Clock } from '@seaport/runner/clock'
import { type CollectExecutor, ExecutorFault, type Page, type Reading } from '@seaport/runner/executor'
import { targetsOf } from '@seaport/runner/targets'
import { type Cursor, readCursor, writeCursor } from '../cursor.ts'
import { toExecutorFault } from '../fault.ts'
import { createReadCache, type ReadCache } from '../read-cache.ts'
import { metered, type XClient } from './client.ts'
import { deepened, type PageReader, type Source, type StepPage, sources } from './sources.ts'

export interface XCollectorOptions {
  /** Address of the task's network, from the public configuration. */
  addressOf(network: ClaimedTask['account']['network']): XSettings
  /** The account's client, shared by all of its tasks. @throws {NetworkError} */
  clientOf(account: ClaimedTask['account']): Promise<XClient>
  clock: Clock
}

/** Deep collection uses small pages, because an interrupted page is read again with everybody on it. */
const DEEP_PAGE = 20

const allSources: Partial<Record<string, Source>> = sources

/** Collections through API v2 on X and its sandbox. */
export function createXCollector(options: XCollectorOptions): CollectExecutor {
  const cache = createReadCache<StepPage>()
  return {
    mode: 'collect',
    networks: networksOf('X'),
    kinds: Object.keys(sources) as (keyof typeof sources)[],
    plan: ({ work }) => targetsOf(work),
    pages: (reading) => read(options, cache, reading),
  }
}

async function* read(
  options: XCollectorOptions,
  cache: ReadCache<StepPage>,
  { task, target, cursor, isSeen, onCost, signal }: Reading,
): AsyncGenerator<Page> {
  const source: Source | undefined = allSources[task.work.kind]
  if (!source) throw new ExecutorFault({ kind: 'task', reason: 'capability_refused' })
  const { target_count, deep_collection } = task.work.params
  let at: Cursor | null = readCursor(cursor)
  try {
    const client = metered(await options.clientOf(task.account), onCost)
    const address = options.addressOf(task.account.network)
    const itemContext = { web_base: address.web_base, source: target }
    const resolve = () => source.resolve({ client, address, target, signal })
    at ??= { subject: await cache.subjectOf(task.id, target, resolve), phase: 0, token: null }
    while (at) {
      const step: PageReader | undefined = source.steps[at.phase]
      if (!step) throw new ExecutorFault({ kind: 'rewind' })
      const here = at
      const want = deep_collection ? Math.min(target_count, DEEP_PAGE) : target_count
      const { items, rows, next } = await cache.pageAt(task.id, here, () =>
        step({ client, itemContext, cursor: here, want, signal }),
      )
      const found = distinct(items).filter((item) => !isAccountItself(task, item))
      const readDeep = (item: CollectedItem) =>
        cache.readOnce(task.id, item, () => deepened(client, item, signal))
      const told = deep_collection ? await deepenedOf(found, isSeen, readDeep) : found
      at = following(at, next, source.steps.length)
      yield { items: told, ...(rows && { rows }), next: at && writeCursor(at) }
      cache.forgetPage(task.id)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw toExecutorFault(error, { paged: at !== null && at.token !== null, now: options.clock.now() })
  }
}

/** Reads each person's own posts, except for people whom the task already has. */
async function deepenedOf(
  items: readonly CollectedItem[],
  isSeen: Reading['isSeen'],
  readDeep: (item: CollectedItem) => Promise<CollectedItem>,
): Promise<CollectedItem[]> {
  const deep: CollectedItem[] = []
  for (const item of items) deep.push(isSeen(item.external_id) ? item : await readDeep(item))
  return deep
}

function following(at: Cursor, next: string | null, steps: number): Cursor | null {
  if (next !== null) return { ...at, token: next }
  return at.phase + 1 < steps ? { ...at, phase: at.phase + 1, token: null } : null
}

/** An account that answers its commenters is no lead of its own; a homepage is wanted whoever's it is. */
function isAccountItself({ account, work }: Reading['task'], { handle }: CollectedItem): boolean {
  return work.kind !== 'collect_homepage' && handle.toLowerCase() === account.account.toLowerCase()
}

function distinct(items: CollectedItem[]): CollectedItem[] {
  return [...new Map(items.toReversed().map((item) => [item.external_id, item])).values()].toReversed()
}
