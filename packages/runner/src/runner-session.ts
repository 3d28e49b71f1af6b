import type { ClaimedTask, PromotionOutcome } from '@seaport/contract/work/runner.schema'
import { type AsyncEvent, createAsyncEvent } from './async-event.ts'
import { backoffMs } from './backoff.ts'
import { type Clock, systemClock } from './clock.ts'
import { coalesced } from './coalesced.ts'
import { createRun, defaultConfig, type Run, type RunnerConfig, type RunnerContext } from './context.ts'
import { isDiskFull } from './disk-full.ts'
import { type Executor, isCollectedByHand, isCollection, type RateStore } from './executor.ts'
import { openJournal } from './journal/journal.ts'
import type { KeptProfile } from './journal/keeps.ts'
import type { JournaledTask } from './journal/tasks.ts'
import type { Logger } from './logger.ts'
import { type KeepResult, keepProfile, noteKeep, undoKeep } from './manual-collection.ts'
import {
  recordOutcome,
  type StartResult,
  startTarget,
  type UndoResult,
  undoOutcome,
} from './manual-targets.ts'
import { setParking } from './parking.ts'
import { toRunnerTask } from './runner-task.ts'
import { type RunnerServer, ServerRefused } from './server.ts'
import { createServerConnection } from './server-connection.ts'
import type { RunnerState } from './state.ts'
import { targetsOf } from './targets.ts'
import { runTask } from './task-run.ts'
import { createTurns } from './turns.ts'
import { deliverUndelivered } from './undelivered.ts'

export interface RunnerOptions {
  /** Path of the journal; one per seat, so that a device that changes seats never mixes their work. */
  journalPath: string
  server: RunnerServer
  /** Creates the executors; `rates` persists their rate limits across restarts. */
  executors(store: { rates: RateStore }): readonly Executor[]
  /** Maximum concurrent tasks. */
  maxParallel: number
  /** Whether new tasks are claimed; running ones continue either way. Defaults to always. */
  acceptsTasks?: () => boolean | Promise<boolean>
  /** Whether the server's events arrive, so that `wake` is called when there is work; defaults to never. */
  hearsEvents?: () => boolean | Promise<boolean>
  /** Whether a person is present (default true): without one, only tasks that an API serves are claimed. */
  attended?: boolean
  logger: Logger
  /** Called when the journal could not be read: it was moved to this path, and a new one was created. */
  onJournalSetAside?: (path: string) => void
  /** Called soon after a change; changes in quick succession are coalesced into one call. */
  onState?: (state: RunnerState) => void
  clock?: Clock
  config?: Partial<RunnerConfig>
}

/** The contract's limit of tasks in one claim. */
const MAX_CLAIM = 50

/** One run of a runner, from start to stop: the loop that claims tasks, and the work on them. */
export class RunnerSession {
  readonly #options: RunnerOptions
  readonly #context: RunnerContext
  readonly #stopping = new AbortController()
  /** Tasks in progress, by id. */
  readonly #runs = new Map<string, Run>()
  /** Work that must end before the journal is closed. */
  readonly #working = new Set<Promise<void>>()
  readonly #onWake: AsyncEvent
  /** Ids of tasks that are not ours at the moment, by the server's reason. */
  readonly #refused = new Set<string>()
  /** The last request to start a target, per task. */
  readonly #targetQueues = new Map<string, Promise<void>>()
  readonly #loop: Promise<void>
  #delivering = false
  /** Consecutive runs that stopped before their task ended: a server that keeps assigning the same task gets claims at growing intervals. */
  #fruitless = 0
  /** Incremented whenever there may be work. */
  #news = 0
  #diskFull = false

  /** Opens the journal and starts. @throws if the journal can't be opened */
  constructor(options: RunnerOptions) {
    this.#options = options
    this.#context = this.#createContext()
    this.#onWake = createAsyncEvent(this.#context.clock)
    this.#context.journal.attempts.markAllInterrupted()
    this.#loop = this.#run().catch(() => undefined)
  }

  state(): RunnerState {
    const { journal, connection } = this.#context
    return {
      running: !this.#stopping.signal.aborted,
      server: connection.state(),
      disk_full: this.#diskFull,
      tasks: [...this.#runs.values()].map((run) => toRunnerTask(journal, run)),
    }
  }

  wake(signedIn?: string): void {
    this.#news += 1
    this.#onWake.set()
    for (const run of this.#runs.values()) {
      run.onProgress.set()
      run.onAction.set()
      if (run.claim.account.id === signedIn) run.onSignedIn.set()
    }
  }

  startTarget(taskId: string): Promise<StartResult | null> {
    const run = this.#runs.get(taskId)
    if (!run || run.closing || isCollection(run.claim)) return Promise.resolve(null)
    return this.#inTurn(taskId, () => startTarget(this.#context, run, this.#stopping.signal))
  }

  undoOutcome(taskId: string): Promise<UndoResult> {
    const run = this.#runs.get(taskId)
    if (!run || run.closing || isCollection(run.claim)) return Promise.resolve('too_late')
    return this.#inTurn(taskId, () => undoOutcome(this.#context, run, this.#stopping.signal))
  }

  /** Serialized: a second click returns the target that the first one started. */
  #inTurn<T>(taskId: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#targetQueues.get(taskId) ?? Promise.resolve()).then(work)
    result.catch((error) => this.#noteDisk(error))
    this.#targetQueues.set(
      taskId,
      result.then(
        () => undefined,
        () => undefined,
      ),
    )
    return result
  }

  recordOutcome(taskId: string, outcome: PromotionOutcome): boolean {
    const run = this.#runs.get(taskId)
    return run !== undefined && this.#keeping(() => recordOutcome(this.#context, run, outcome))
  }

  keep(taskId: string, profile: KeptProfile, note: string): KeepResult | null {
    const run = this.#manualRun(taskId)
    return run ? this.#keeping(() => keepProfile(this.#context, run, profile, note)) : null
  }

  undoKeep(taskId: string, seq: number): boolean {
    const run = this.#manualRun(taskId)
    return run !== undefined && this.#keeping(() => undoKeep(this.#context, run, seq))
  }

  noteKeep(taskId: string, seq: number, note: string): boolean {
    const run = this.#manualRun(taskId)
    return run !== undefined && this.#keeping(() => noteKeep(this.#context, run, seq, note))
  }

  lookAt(taskId: string, position: number): void {
    const run = this.#manualRun(taskId)
    if (!run) return
    run.source = position
    this.#context.changed()
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Error('runner stopped'))
    await this.#loop
    await Promise.allSettled([...this.#working])
    this.#options.onState?.(this.state())
    this.#context.journal.close()
  }

  /** An action of a person: refused, and without effect, if it can't be journaled. */
  #keeping<T>(write: () => T): T {
    try {
      return write()
    } catch (error) {
      this.#noteDisk(error)
      throw error
    }
  }

  /** @returns whether an error means a full disk, which is then shown */
  #noteDisk(error: unknown): boolean {
    if (!isDiskFull(error)) return false
    if (!this.#diskFull) this.#context.logger.error({ err: error }, 'the disk is full, all work waits')
    this.#setDiskFull(true)
    return true
  }

  #setDiskFull(isFull: boolean): void {
    if (this.#diskFull === isFull) return
    this.#diskFull = isFull
    this.#context.changed()
  }

  /** Checks whether the disk accepts writes again. */
  #checkDisk(): void {
    try {
      this.#context.journal.assertWritable()
      this.#setDiskFull(false)
    } catch (error) {
      if (!isDiskFull(error)) throw error
    }
  }

  /** @returns the result of `work`; null if the disk is full */
  async #unlessDiskFull<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#diskFull) this.#checkDisk()
    if (this.#diskFull) return null
    try {
      return await work()
    } catch (error) {
      if (!this.#noteDisk(error)) throw error
      return null
    }
  }

  /** A collection by hand in progress, without an end reason yet. */
  #manualRun(taskId: string): Run | undefined {
    const run = this.#runs.get(taskId)
    return run && !run.closing && isCollectedByHand(run.claim) ? run : undefined
  }

  #createContext(): RunnerContext {
    const {
      journalPath,
      server,
      executors,
      logger,
      onState,
      onJournalSetAside,
      clock = systemClock,
    } = this.#options
    const config = { ...defaultConfig, ...this.#options.config }
    const journal = openJournal(journalPath, onJournalSetAside)
    const changed = coalesced(() => {
      if (!this.#stopping.signal.aborted) onState?.(this.state())
    })
    return {
      journal,
      server,
      connection: createServerConnection(clock, config.serverBackoff, changed),
      clock,
      logger,
      executors: executors({ rates: journal.rates }),
      config,
      turns: createTurns(),
      changed,
    }
  }

  /** Resumes the previous run's tasks, then claims new ones until the session stops. @throws the reason of the stop */
  async #run(): Promise<never> {
    const { config, clock } = this.#context
    const { signal } = this.#stopping
    const resume = () => this.#unlessDiskFull(async () => (await this.#resume()) ?? true)
    for (let failures = 1; (await this.#attempt(resume)) === null; failures += 1)
      await clock.wait(
        this.#diskFull ? config.claimIntervalMs : backoffMs(config.serverBackoff, failures),
        signal,
      )
    for (let failures = 0, isQuiet = false, claimedAt = 0; ; ) {
      if (failures === 0) this.#deliverUndelivered()
      const isAnswered = failures === 0 || this.#diskFull
      const least = isAnswered
        ? ((await this.#attempt(() => this.#claimPause(isQuiet))) ?? config.claimIntervalMs)
        : backoffMs(config.serverBackoff, failures)
      const pause = Math.max(
        least,
        this.#fruitless > 0 ? backoffMs(config.serverBackoff, this.#fruitless) : 0,
      )
      const news = this.#news
      await this.#onWake.wait(pause, signal)
      const gap = claimedAt + config.minClaimGapMs - clock.now()
      await clock.wait(Math.min(gap, config.minClaimGapMs), signal)
      claimedAt = clock.now()
      const answer = await this.#attempt(() =>
        this.#unlessDiskFull(async () => ((await this.#isDraining()) ? 'draining' : this.#claim())),
      )
      failures = answer ? 0 : failures + 1
      isQuiet = answer === true && news === this.#news
    }
  }

  /** Without this, one unforeseen error would end the claims for good. @returns the result of `work`; null if it failed */
  async #attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      this.#stopping.signal.throwIfAborted()
      this.#context.logger.error({ err: error }, 'runner broke off')
      return null
    }
  }

  /**
   * @param isQuiet the last claim was not triggered by an event and found nothing; a claim triggered by an event may have come too early, and is
   * repeated soon
   * @returns milliseconds until the next claim, with jitter so that seats started together drift apart
   */
  async #claimPause(isQuiet: boolean): Promise<number> {
    const { claimIntervalMs, quietClaimIntervalMs } = this.#context.config
    if (!isQuiet || !(await this.#options.hearsEvents?.())) return claimIntervalMs
    return quietClaimIntervalMs * (0.75 + Math.random() / 4)
  }

  async #isDraining(): Promise<boolean> {
    return (await this.#options.acceptsTasks?.()) === false
  }

  async #resume(): Promise<void> {
    const { journal, connection, clock } = this.#context
    // An attempt before this one may have started some.
    const resumable = journal.tasks
      .inPhase('active', 'closing')
      .filter(({ claim }) => !this.#runs.has(claim.id))
    if (await this.#isDraining()) {
      // A claim would bring new tasks too. The fence protects a task that was assigned elsewhere.
      for (const task of resumable) this.#startRun(task)
    } else if (await this.#claim()) {
      // Tasks that the server did not assign again are not ours at the moment.
      for (const task of resumable)
        if (!this.#runs.has(task.claim.id)) journal.tasks.setPhase(task.key, 'lost', clock.now())
    } else if (connection.state() === 'unreachable') {
      for (const task of resumable) this.#startRun(task)
    }
  }

  /** @returns whether the server answered */
  async #claim(): Promise<boolean> {
    const { connection, server, logger } = this.#context
    const free = this.#options.maxParallel - this.#runs.size
    if (free <= 0) return true
    try {
      const body = {
        holding: [...this.#runs.keys()],
        max: Math.min(free, MAX_CLAIM),
        ...(this.#options.attended === false && { executors: ['api' as const] }),
      }
      const answer = await connection.tryOnce(() => server.claim(body, this.#stopping.signal))
      for (const claim of answer?.tasks ?? []) this.#acceptClaim(claim)
      return answer !== null
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error
      logger.warn({ reason: error.reason }, 'claim refused')
      return false
    }
  }

  /** A new task, or a known one with a new fence. */
  #acceptClaim(claim: ClaimedTask): void {
    const { executors, journal, clock, logger } = this.#context
    this.#news += 1
    this.#refused.delete(claim.id)
    const run = this.#runs.get(claim.id)
    const executor = executors.find(({ kinds }) => kinds.includes(claim.work.kind))
    const byHand = isCollectedByHand(claim) ? targetsOf(claim.work) : undefined
    const plan =
      byHand ?? (isCollection(claim) && executor?.mode === 'collect' ? executor.plan(claim) : undefined)
    const again = journal.tasks.has(claim.id)
    const task = journal.tasks.upsertClaim(claim, plan ?? [], clock.now())
    logger.info({ task: claim.id, fence: claim.fence, again }, 'task claimed')
    if (run) run.claim = claim
    else this.#startRun(task)
  }

  #startRun(task: JournaledTask): void {
    const { id } = task.claim
    const run = createRun(this.#context, task)
    this.#runs.set(id, run)
    const work = this.#workOn(run)
      .catch((error) => this.#logUnlessStopping(error, 'task broke off', { task: id }))
      .finally(() => {
        this.#runs.delete(id)
        this.#targetQueues.delete(id)
        this.#working.delete(work)
        this.#fruitless = run.isFinished ? 0 : this.#fruitless + 1
        if (run.isFinished) this.#onWake.set()
        this.#context.changed()
      })
    this.#working.add(work)
    this.#context.changed()
  }

  /** A full disk stops a task in its journaled state, from which it resumes. */
  async #workOn(run: Run): Promise<void> {
    const { signal } = this.#stopping
    const { clock, config } = this.#context
    for (;;) {
      if (await this.#unlessDiskFull(async () => (await runTask(this.#context, run, signal)) ?? true)) return
      setParking(this.#context, run, { until: null, reason: 'disk_full' })
      await clock.wait(config.claimIntervalMs, signal)
      if (!this.#diskFull) setParking(this.#context, run, null)
    }
  }

  /** Runs in the background, one pass at a time. */
  #deliverUndelivered(): void {
    if (this.#delivering) return
    this.#delivering = true
    const work = deliverUndelivered(this.#context, this.#runs, this.#refused, this.#stopping.signal)
      .catch((error) => {
        if (!this.#noteDisk(error)) this.#logUnlessStopping(error, 'leftovers could not be delivered')
      })
      .finally(() => {
        this.#delivering = false
        this.#working.delete(work)
      })
    this.#working.add(work)
  }

  #logUnlessStopping(error: unknown, message: string, fields: object = {}): void {
    if (!this.#stopping.signal.aborted) this.#context.logger.error({ ...fields, err: error }, message)
  }
}
