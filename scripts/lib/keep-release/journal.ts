import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import { openJournal } from '@seaport/runner/journal/journal'

const claim = (id: string, work: ClaimedTask['work'], executor: ClaimedTask['executor']): ClaimedTask => ({
  id,
  fence: 3,
  lease_until: '2026-11-20T12:01:00.000Z',
  name: 'Trà và 茶',
  work,
  executor,
  account: { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' },
  started_at: '2026-11-20T12:00:00.000Z',
})
const befriending = {
  audience: { from: 'list' as const, targets: ['a', 'b'] },
  promotion_count: 2,
  send_interval_seconds: 60,
  duration_minutes: 60,
  deduplication: true,
}
const collection = { links: ['a', 'b'], target_count: 100, duration_minutes: null }

function people(from: number, count: number): CollectedItem[] {
  return Array.from({ length: count }, (_, index) => ({
    external_id: String(from + index),
    url: '',
    handle: `p${from + index}`,
    name: index % 2 ? 'Nguyễn Thị Ánh' : '港茶',
    content: 'x',
    followers: null,
    location: null,
    source: '',
  }))
}

/**
 * Writes the journal of a runner in the middle of its work. `collection`: of two targets one is read up to the page `p3`, ten people are delivered, fifteen wait in a
 * batch that the server may have already. `promotion`: one target has an undelivered outcome, one has none. `by-hand`: one person is kept with a note.
 */
export function keepJournal(file: string): void {
  const journal = openJournal(file)
  const { tasks, pages, outbox, attempts, keeps, rates } = journal
  const read = tasks.upsertClaim(
    claim('collection', { kind: 'collect_likers', params: collection }, 'api'),
    ['a', 'b'],
    0,
  )
  pages.commit(read.key, 0, { items: people(0, 10), next: 'p2' }, 100, 1)
  const first = outbox.next(read.key)
  if (first) outbox.delivered(read.key, first)
  pages.commit(read.key, 0, { items: people(10, 15), next: 'p3' }, 100, 2)
  outbox.next(read.key)

  const promotion = tasks.upsertClaim(
    claim('promotion', { kind: 'follow', params: befriending }, 'assisted'),
    ['a', 'b'],
    3,
  )
  for (const position of [0, 1]) {
    const target = { position, target: 'ab'[position] ?? '', external_id: null, comment: null, person: null }
    attempts.start(promotion.key, { ...target, begun: 'now' }, 4)
    if (position === 0) attempts.recordOutcome(promotion.key, { position, outcome: 'done', reason: null })
  }
  const byHand = tasks.upsertClaim(
    claim('by-hand', { kind: 'collect_likers', params: collection }, 'assisted'),
    ['a', 'b'],
    5,
  )
  const profile = { external_id: '7', handle: 'ánh', name: 'Ánh 港', url: 'https://x.test/anh', title: 'Ánh' }
  keeps.keep(byHand.key, 1, profile, 'khách quen', 6)
  rates.write('x_sandbox', { remaining: 3, resetAt: 7 })
  journal.close()
}
