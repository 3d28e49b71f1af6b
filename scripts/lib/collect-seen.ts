import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { CollectWork } from '@seaport/contract/work/task-kind.schema'
import { systemClock } from '@seaport/runner/clock'
import type { CollectTask } from '@seaport/runner/executor'
import { workOf } from '../../apps/server/src/demo/history.ts'
import { sandboxCollector } from '../../tests/integration/runner/support/collector.ts'
import { controlOf, signedIn } from '../../tests/integration/runner/support/stage.ts'

/** The sources of the demo's tasks (apps/server/src/demo/history.ts), and the maximum number of people of each. */
const groups = [
  ['harvest commenters', 160],
  ['harvest likers', 200],
  ['giveaway likers', 200],
  ['giveaway sharers', 100],
  ['harbor_tea followers', 300],
  ['lotus_travel followers', 240],
  ['nova_gadgets followers', 150],
  ['demo homepages', 3],
] as const

/**
 * Collects people from a sandbox network by the runner's own code.
 * @returns the content of apps/server/src/demo/seen.tsv
 */
export async function collectSeen(sandboxUrl: string): Promise<string> {
  const tokens = await signedIn(controlOf(sandboxUrl), systemClock.now())
  const collector = sandboxCollector({
    url: sandboxUrl,
    clock: systemClock,
    rates: { read: () => null, write: () => undefined },
    tokenStoreFor: () => ({
      load: async () => tokens,
      save: async () => undefined,
      exclusively: (work) => work(),
    }),
  })
  const lines: string[] = []
  for (const [group, most] of groups) {
    const task = taskFor(CollectWork.parse(workOf(group, sandboxUrl, { target: most })))
    const people = new Map<string, CollectedItem>()
    const signal = new AbortController().signal
    for (const target of collector.plan(task))
      for await (const { items } of collector.pages({
        task,
        target,
        cursor: null,
        isSeen: () => false,
        onCost: () => undefined,
        signal,
      })) {
        for (const item of items) if (people.size < most) people.set(item.external_id, item)
        if (people.size === most) break
      }
    lines.push(...[...people.values()].map((item) => lineOf(group, item)))
  }
  return `${lines.join('\n')}\n`
}

function taskFor(work: CollectWork): CollectTask {
  return {
    id: 'seen',
    fence: 1,
    lease_until: new Date(0).toISOString(),
    name: 'seen',
    work,
    executor: 'api',
    account: { id: 'seen', network: 'x_sandbox', account: 'harbor_tea', nickname: '' },
    started_at: new Date(0).toISOString(),
  }
}

function lineOf(group: string, item: CollectedItem): string {
  const { external_id, handle, name, location, followers, content } = item
  // The posts of a homepage contain dates, so each run differs: the demo keeps the first line, the profile's own text.
  const [text = ''] = content.split('\n')
  return [group, external_id, handle, name, location ?? '', followers ?? 0, text].join('\t')
}
