import type { CollectExecutor } from '../src/executor.ts'
import { createRunner } from '../src/runner.ts'
import type { RunnerServer } from '../src/server.ts'

/** A runner in a separate process, over generated people: `node --expose-gc generated.ts <people> <journal>`. Prints its memory. */
const [people = 0, journalPath = ''] = [Number(process.argv[2]), process.argv[3]]
const PAGE = 100
const TEXT = 'A comment as long as people write them, more or less, with a question at its end. '.repeat(2)

let peak = 0
const sample = () => {
  peak = Math.max(peak, process.memoryUsage.rss())
}

const executor: CollectExecutor = {
  mode: 'collect',
  networks: ['x_sandbox'],
  kinds: ['collect_commenters'],
  plan: () => ['post'],
  async *pages({ cursor }) {
    for (let at = Number(cursor ?? 0); at < people; at += PAGE) {
      // Like a network: each page arrives in a later turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve))
      sample()
      yield {
        items: Array.from({ length: PAGE }, (_, index) => person(at + index)),
        next: at + PAGE < people ? String(at + PAGE) : null,
      }
    }
  },
}

function person(number: number) {
  const handle = `person_${number}`
  return {
    external_id: String(1_700_000_000_000_000_000n + BigInt(number)),
    url: `https://x.example/${handle}`,
    handle,
    name: `Person ${number}`,
    content: `${TEXT}${number}`,
    followers: number,
    location: 'Singapore',
    source: 'https://x.example/somebody/status/1',
  }
}

const lease = () => new Date(Date.now() + 60_000).toISOString()
const began = performance.now()
let claimed = false
let delivered = 0

const server: RunnerServer = {
  async claim() {
    const tasks = claimed
      ? []
      : [
          {
            id: 'task',
            fence: 1,
            lease_until: lease(),
            name: 'task',
            work: {
              kind: 'collect_commenters' as const,
              params: { links: ['post'], target_count: people, duration_minutes: null },
            },
            executor: 'api' as const,
            account: { id: 'account', network: 'x_sandbox' as const, account: 'somebody', nickname: '' },
            started_at: new Date().toISOString(),
          },
        ]
    claimed = true
    return { tasks }
  },
  progress: async () => ({ lease_until: lease() }),
  undoOutcome: () => Promise.reject(new Error('Nothing is done by hand here')),
  async uploadResources(_id, { items }) {
    delivered += items.length
    return { added: items.length, known: 0, left_out: [] }
  },
  next: () => Promise.reject(new Error('a collection has no next target')),
  settle: () => Promise.reject(new Error('a collection settles nothing')),
  keep: () => Promise.reject(new Error('nobody keeps anybody here')),
  undoKeep: () => Promise.reject(new Error('nobody keeps anybody here')),
  async finish(_id, { status }) {
    sample()
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    const ms = Math.round(performance.now() - began)
    process.stdout.write(
      `${JSON.stringify({ people, delivered, peakRss: peak, keptHeap: heapUsed + external, ms })}\n`,
    )
    setImmediate(() => void runner.stop())
    return { status }
  },
}

const silent = () => undefined
const runner = createRunner({
  journalPath,
  server,
  executors: () => [executor],
  maxParallel: 1,
  logger: {
    info: silent,
    warn: silent,
    error: (fields) => process.stderr.write(`${JSON.stringify(fields)}\n`),
  },
})
runner.start()
