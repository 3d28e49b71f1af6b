import type { ClaimedTask, PromotionOutcome } from '@seaport/contract/work/runner'
import { backoffMs } from './backoff.ts'
import { createBell } from './bell.ts'
import { type Clock, systemClock } from './clock.ts'
import { wantOf } from './collect.ts'
import { type Executor, isCollection, type RateStore } from './executor.ts'
import { defaultSettings, type Floor, type Run, type Settings } from './floor.ts'
import { type Begun, begin as beginAct, tell as tellAct } from './hand.ts'
import type { Acts } from './journal/acts.ts'
import { type Journal, openJournal } from './journal/journal.ts'
import type { JournaledTask } from './journal/tasks.ts'
import { deliverLeftovers } from './leftovers.ts'
import { createLink } from './link.ts'
import type { Logger } from './logger.ts'
import type { RunnerServer } from './server.ts'
import { ServerRefused } from './server.ts'
import type { HandStep, RunnerState } from './state.ts'
import { runTask } from './task-run.ts'

export interface RunnerOptions {
  /** The journal's file; one per seat, so that a device that changes seats never mixes their work. */
  journalPath: string
  server: RunnerServer
  /** Makes the executors; `rates` keeps their rate limits over a restart. */
  executors(store: { rates: RateStore }): readonly Executor[]
  /** Most tasks at a time. */
  maxParallel: number
  logger: Logger
  /** Called soon after a change, with many changes joined into one call. */
  onState?: (state: RunnerState) => void
  clock?: Clock
  settings?: Partial<Settings>
}

export interface Runner {
  /** Opens the journal and begins. @throws when the journal can't be opened */
  start(): void
  /** Stops where it stands; the next start goes on from there. */
  stop(): Promise<void>
  state(): RunnerState
  /** Asks for work and reports at once: the server told of a change. */
  poke(): void
  /** A person wants to begin with the next target of a promotion. @returns null when the task is not under way here. @throws {ServerRefused} */
  begin(taskId: string): Promise<Begun | null>
  /** A person says what became of a target. @returns whether it was kept: nothing is begun there otherwise */
  tell(taskId: string, told: PromotionOutcome): boolean
}

/** Runs a seat's tasks: claims them, works on them, and brings home what they find, over kills, outages and limits. */
export function createRunner(options: RunnerOptions): Runner {
  let session: Session | null = null
  return {
    start() {
      session ??= begin(options)
    },
    async stop() {
      const ending = session
      session = null
      await ending?.end()
    },
    state: () => session?.state() ?? { running: false, server: 'connecting', tasks: [] },
    poke: () => session?.poke(),
    begin: async (taskId) => (await session?.begin(taskId)) ?? null,
    tell: (taskId, told) => session?.tell(taskId, told) ?? false,
  }
}

interface Session extends Pick<Runner, 'state' | 'poke' | 'begin' | 'tell'> {
  end(): Promise<void>
}

function begin(options: RunnerOptions): Session {
  const { clock = systemClock, logger, maxParallel } = options
  const settings = { ...defaultSettings, ...options.settings }
  const journal = openJournal(options.journalPath)
  journal.acts.askAll()
  const stop = new AbortController()
  const runs = new Map<string, Run>()
  const working = new Set<Promise<void>>()
  const wake = createBell(clock)
  const refused = new Set<string>()
  const turns = new Map<string, Promise<void>>()

  const state = (): RunnerState => ({
    running: !stop.signal.aborted,
    server: floor.link.state(),
    tasks: [...runs.values()].map((run) => taskState(journal, run)),
  })
  const changed = joined(() => {
    if (!stop.signal.aborted) options.onState?.(state())
  })
  const floor: Floor = {
    journal,
    server: options.server,
    link: createLink(clock, settings.serverBackoff, changed),
    clock,
    logger,
    executors: options.executors({ rates: journal.rates }),
    settings,
    changed,
  }

  const launch = ({ key, claim, phase }: JournaledTask) => {
    const run: Run = {
      key,
      claim,
      parked: null,
      closing: phase === 'closing',
      refused: new AbortController(),
      found: createBell(clock),
      progressed: createBell(clock),
      delivered: createBell(clock),
      acted: createBell(clock),
      offered: null,
      left: null,
    }
    runs.set(claim.id, run)
    const work = runTask(floor, run, stop.signal)
      .catch((error) => {
        if (!stop.signal.aborted) logger.error({ task: claim.id, err: error }, 'task broke off')
      })
      .finally(() => {
        runs.delete(claim.id)
        turns.delete(claim.id)
        working.delete(work)
        wake.ring()
        changed()
      })
    working.add(work)
    changed()
  }

  const take = (claim: ClaimedTask) => {
    refused.delete(claim.id)
    const run = runs.get(claim.id)
    const executor = floor.executors.find(({ kinds }) => kinds.includes(claim.work.kind))
    const plan = isCollection(claim) ? executor?.plan(claim) : undefined
    const task = journal.tasks.adopt(claim, plan ?? [], clock.now())
    logger.info({ task: claim.id, fence: claim.fence, again: task.pages > 0 }, 'task claimed')
    if (run) run.claim = claim
    else launch(task)
  }

  /** @returns whether the server answered */
  const claim = async (): Promise<boolean> => {
    const free = maxParallel - runs.size
    if (free <= 0) return true
    try {
      const body = { holding: [...runs.keys()], max: Math.min(free, 50) }
      const answer = await floor.link.attempt(() => options.server.claim(body, stop.signal))
      for (const task of answer?.tasks ?? []) take(task)
      return answer !== null
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error
      logger.warn({ reason: error.reason }, 'claim refused')
      return false
    }
  }

  const main = async () => {
    const resumable = journal.tasks.inPhase('active', 'closing')
    if (await claim()) {
      // What the server did not give again is not ours for now.
      for (const task of resumable)
        if (!runs.has(task.claim.id)) journal.tasks.setPhase(task.key, 'lost', clock.now())
    } else if (floor.link.state() === 'unreachable') {
      for (const task of resumable) launch(task)
    }
    for (let failures = 0; ; ) {
      if (failures === 0) sweep()
      const pause = failures === 0 ? settings.claimEvery : backoffMs(settings.serverBackoff, failures)
      await wake.wait(pause, stop.signal)
      failures = (await claim()) ? 0 : failures + 1
    }
  }

  let sweeping = false
  const sweep = () => {
    if (sweeping) return
    sweeping = true
    const work = deliverLeftovers(floor, runs, refused, stop.signal)
      .catch((error) => {
        if (!stop.signal.aborted) logger.error({ err: error }, 'leftovers could not be delivered')
      })
      .finally(() => {
        sweeping = false
        working.delete(work)
      })
    working.add(work)
  }

  const loop = main().catch((error) => {
    if (!stop.signal.aborted) logger.error({ err: error }, 'runner broke off')
  })

  return {
    state,
    poke() {
      wake.ring()
      for (const run of runs.values()) {
        run.progressed.ring()
        run.acted.ring()
      }
    },
    begin(taskId) {
      const run = runs.get(taskId)
      if (!run || run.closing || isCollection(run.claim)) return Promise.resolve(null)
      // One after the other: a second click comes to what the first one began.
      const turn = (turns.get(taskId) ?? Promise.resolve()).then(() => beginAct(floor, run, stop.signal))
      turns.set(
        taskId,
        turn.then(
          () => undefined,
          () => undefined,
        ),
      )
      return turn
    },
    tell(taskId, told) {
      const run = runs.get(taskId)
      return run !== undefined && tellAct(floor, run, told)
    },
    async end() {
      stop.abort(new Error('runner stopped'))
      await loop
      await Promise.allSettled([...working])
      options.onState?.(state())
      journal.close()
    },
  }
}

function taskState({ tasks, outbox, acts }: Journal, run: Run) {
  const { key, claim, parked, closing } = run
  const { people, pages } = tasks.get(key)
  const collecting = isCollection(claim)
  const working = collecting ? ('collecting' as const) : ('assisting' as const)
  return {
    id: claim.id,
    name: claim.name,
    kind: claim.work.kind,
    account_id: claim.account.id,
    phase: closing ? ('delivering' as const) : parked ? ('parked' as const) : working,
    people,
    target_count: wantOf(claim),
    pages,
    undelivered: outbox.waiting(key) + acts.waiting(key),
    parked,
    hand: collecting ? null : { step: handStep(acts, run), left: run.left },
  }
}

function handStep(acts: Acts, { key, offered }: Run): HandStep {
  const act = acts.current(key)
  if (act) return { kind: act.asking ? 'ask' : 'open', target: act.target, since: act.begun_at }
  return offered ? { kind: 'offer', target: offered } : { kind: 'looking' }
}

/** Joins the calls of one turn of the event loop into one. */
function joined(call: () => void): () => void {
  let due = false
  return () => {
    if (due) return
    due = true
    setImmediate(() => {
      due = false
      call()
    })
  }
}
