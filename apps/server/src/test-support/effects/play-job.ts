import { vi } from 'vitest'
import type { Job } from '../../kernel/jobs/jobs.ts'
import { type EffectsStage, freshHomes } from './effects-stage.ts'
import { type JobScene, PAUSE_S } from './job-scene.ts'
import { changes, listen, locked, tidings } from './play.ts'
import type { Rows } from './rows.ts'
import type { Symbols } from './symbols.ts'

/**
 * Runs a job over what a scene has made for two tenants, twice: half of it has come of age a second ago, the other half will in a second.
 * @returns what each run changed, told, sent and left, one fact a line
 */
export async function playJob(stage: EffectsStage, job: Job, scene: JobScene): Promise<string[]> {
  const { database, server } = stage
  database.restore()
  const untouched = database.read()
  const began = server.clock.now()
  const symbols = stage.symbols.forOneCall()
  const homes = freshHomes(stage)
  const { make, after, apart = 2, begin, meanwhile, early = 'runs' } = scene
  const forEach = async (turn: 'first' | 'second') => {
    for (const home of homes) await make(home, turn, stage)
  }
  try {
    server.clock.advance(PAUSE_S)
    await begin?.(stage)
    await forEach('first')
    server.clock.advance(apart)
    await forEach('second')
    server.clock.advance(after - apart - 1)
    await meanwhile?.(stage)
    // What the stage itself has left to the job is done with; it does nothing of the scene's yet.
    if (early === 'runs') await job.run()
    server.clock.advance(2)
    const before = database.read()
    symbols.nameRows(before, '#')
    const first = await runOnce(stage, job, { before, symbols })
    const again = await runOnce(stage, job, { before: first.after, symbols })
    return [
      `== ${job.name}, every ${job.intervalSeconds} s: ${scene.about}`,
      ...locked(first.locks, symbols),
      ...first.lines,
      ...left({ untouched, before, after: first.after }, symbols),
      ...(again.lines.length > 0 ? ['again', ...again.lines] : ['again nothing']),
    ]
  } finally {
    server.clock.advance((began - server.clock.now()) / 1000)
  }
}

async function runOnce(
  stage: EffectsStage,
  job: Job,
  { before, symbols }: { before: Rows; symbols: Symbols },
) {
  const { database, post, hooks, server } = stage
  const { storage, releases } = server.installation
  const removals = [vi.spyOn(storage, 'remove'), vi.spyOn(releases, 'remove')]
  post.received.length = 0
  hooks.received.length = 0
  const { result, locks, events } = await listen(stage, () =>
    job.run().then(
      () => [],
      (fault: Error) => [`fails ${symbols.text(fault.message)}`],
    ),
  )
  const after = database.read()
  symbols.nameRows(after, '#')
  const removed = removals.flatMap((spy) => spy.mock.calls.map(([sha256]) => sha256))
  for (const spy of removals) spy.mockRestore()
  // Several leave at once, and may arrive in any order.
  const mails = post.received.map(({ to, headers, text }) => `${to} ${headers.subject} ${text}`)
  const lines = [
    ...changes(before, after, symbols),
    // Of several tenants at once, each hears in the order that counts.
    ...tidings(
      events.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
      symbols,
    ),
    ...removed.map((sha256) => `removes content ${symbols.text(sha256)}`),
    ...mails.map((mail) => `mails ${symbols.value(mail)}`).sort(),
    ...hooks.received.map((message) => `posts ${symbols.text(message)}`).sort(),
    ...result,
  ]
  return { after, locks, lines }
}

/** @returns what the scene made and the run left as it was, of the tables that the run changed */
function left(
  { untouched, before, after }: Record<'untouched' | 'before' | 'after', Rows>,
  symbols: Symbols,
): string[] {
  const isSame = (table: string, key: string) =>
    JSON.stringify(before.get(table)?.get(key)) === JSON.stringify(after.get(table)?.get(key))
  return [...before].flatMap(([table, rows]) => {
    const own = [...rows.keys()].filter((key) => !untouched.get(table)?.has(key))
    const kept = own.filter((key) => isSame(table, key))
    if (kept.length === 0 || [...rows.keys()].every((key) => isSame(table, key))) return []
    return [`leaves ${kept.map((key) => symbols.rowName(table, key)).join(', ')}`]
  })
}
