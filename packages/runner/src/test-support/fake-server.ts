import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { LEASE_SECONDS } from '@seaport/contract/work/runner'
import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import type { EndReason, TaskState } from '@seaport/contract/work/task-state.schema'
import type { Clock } from '../clock.ts'
import {
  type ClaimBody,
  type FinishBody,
  type KeepBody,
  type NextBody,
  type ProgressBody,
  type ResourceBody,
  type RunnerServer,
  ServerRefused,
  type SettleBody,
  type UndoKeepBody,
  type UndoOutcomeBody,
} from '../server.ts'
import type { FakePromotion } from './fake-promotion.ts'

/** One task of the fake server. */
export interface FakeTask {
  claim: Omit<ClaimedTask, 'fence' | 'lease_until' | 'started_at' | 'executor'> &
    Partial<Pick<ClaimedTask, 'executor'>>
  status: TaskState
  reason: EndReason | null
  fence: number
  leaseUntil: number
  startedAt: number | null
  seq: number
  last: ProgressBody | null
  /** Reported parkings, each once. */
  parkings: NonNullable<ProgressBody['parked']>[]
  final: FinishBody | null
  people: Map<string, CollectedItem>
  /** People who arrived in more than one batch: with one device this must not happen. */
  twice: string[]
  batches: Set<string>
  /** New people kept by hand, in order. */
  keeps: string[]
  /** Its targets, if it is a promotion. */
  promotion: FakePromotion | null
}

const completedReasons: readonly EndReason[] = ['target_reached', 'list_exhausted', 'duration_over']

/** The runner's endpoints, in memory. */
export class FakeServer implements RunnerServer {
  readonly tasks = new Map<string, FakeTask>()
  /** External ids on the tenant's opt-out list. */
  readonly optedOut = new Set<string>()
  /** Profile addresses of people in the library. */
  readonly library = new Set<string>()
  readonly #clock: Pick<Clock, 'now'>
  readonly #leaseMs: number

  /** @param leaseMs as the server's unless given */
  constructor(clock: Pick<Clock, 'now'>, leaseMs = LEASE_SECONDS * 1000) {
    this.#clock = clock
    this.#leaseMs = leaseMs
  }

  add(claim: FakeTask['claim'], promotion: FakePromotion | null = null): FakeTask {
    const task: FakeTask = {
      claim,
      status: 'queued',
      reason: null,
      fence: 0,
      leaseUntil: 0,
      startedAt: null,
      seq: 0,
      last: null,
      parkings: [],
      final: null,
      people: new Map(),
      twice: [],
      batches: new Set(),
      keeps: [],
      promotion,
    }
    this.tasks.set(claim.id, task)
    return task
  }

  /** A person ends a task. */
  end(id: string): void {
    const task = this.tasks.get(id)
    if (task && ['queued', 'running'].includes(task.status))
      Object.assign(task, { status: 'ended', reason: 'by_person' })
  }

  /** A person retries a failed task. */
  retry(id: string): void {
    const task = this.tasks.get(id)
    if (task?.status === 'error') Object.assign(task, { status: 'queued', reason: null, final: null })
  }

  async claim({ holding, max }: ClaimBody) {
    const claimed: ClaimedTask[] = []
    for (const task of this.tasks.values()) {
      this.#expire(task)
      const isFree =
        task.status === 'queued' || (task.status === 'running' && !holding.includes(task.claim.id))
      if (isFree && claimed.length < max) claimed.push(this.#assign(task))
    }
    return { tasks: claimed }
  }

  async progress(id: string, body: ProgressBody) {
    const task = this.#running(id, body.fence)
    if (body.seq <= task.seq) return { lease_until: new Date(task.leaseUntil).toISOString() }
    task.seq = body.seq
    task.last = body
    if (body.parked && body.parked.until !== task.parkings.at(-1)?.until) task.parkings.push(body.parked)
    return { lease_until: this.#renew(task) }
  }

  async uploadResources(id: string, { fence, batch_id, items }: ResourceBody) {
    const task = this.#collecting(id, fence, 'api')
    const accepted = items.filter(({ external_id }) => !this.optedOut.has(external_id))
    const left_out = items
      .map(({ external_id }) => external_id)
      .filter((external) => this.optedOut.has(external))
    if (task.batches.has(batch_id)) return { added: 0, known: accepted.length, left_out }
    task.batches.add(batch_id)
    let added = 0
    for (const item of accepted) {
      if (task.people.has(item.external_id)) task.twice.push(item.external_id)
      else added += 1
      task.people.set(item.external_id, item)
    }
    return { added, known: accepted.length - added, left_out }
  }

  async next(id: string, body: NextBody) {
    const { promotion } = this.#running(id, body.fence)
    if (!promotion) throw new ServerRefused('invalid_input', 400)
    return promotion.next(body)
  }

  async settle(id: string, body: SettleBody) {
    const { promotion } = this.#held(id, body.fence)
    if (!promotion) throw new ServerRefused('invalid_input', 400)
    return promotion.settle(body)
  }

  async undoOutcome(id: string, body: UndoOutcomeBody) {
    const { promotion } = this.#running(id, body.fence)
    if (!promotion) throw new ServerRefused('invalid_input', 400)
    return promotion.undo(body)
  }

  /** By hand, people are identified by their address only; `known` are those in the library. */
  async keep(id: string, { fence, page }: KeepBody) {
    const task = this.#collecting(id, fence, 'assisted')
    const person = page.url
    const isNew = !task.people.has(person)
    const known = this.library.has(person)
    const answer = (outcome: 'kept' | 'opted_out') => ({ outcome, known, collected: task.people.size })
    if (this.optedOut.has(person)) return answer('opted_out')
    if (isNew) task.keeps.push(person)
    const { url, title, source, note } = page
    const item = {
      external_id: url,
      url,
      handle: '',
      name: title,
      content: note,
      followers: null,
      location: null,
      source,
    }
    task.people.set(person, item)
    return answer('kept')
  }

  async undoKeep(id: string, { fence, url }: UndoKeepBody) {
    const task = this.#collecting(id, fence, 'assisted')
    task.people.delete(url)
    return { collected: task.people.size }
  }

  async finish(id: string, body: FinishBody) {
    if (completedReasons.includes(body.reason) !== (body.status === 'completed'))
      throw new ServerRefused('invalid_input', 400)
    const task = this.#held(id, body.fence)
    if (task.status === body.status && task.reason === body.reason) return { status: body.status }
    this.#running(id, body.fence)
    task.status = body.status
    task.reason = body.reason
    task.final = body
    return { status: body.status }
  }

  #assign(task: FakeTask): ClaimedTask {
    task.status = 'running'
    task.fence += 1
    task.startedAt ??= this.#clock.now()
    const { fence, startedAt } = task
    return {
      executor: task.promotion ? 'assisted' : 'api',
      ...task.claim,
      fence,
      lease_until: this.#renew(task),
      started_at: new Date(startedAt).toISOString(),
    }
  }

  /** The task under its current fence, in any state. */
  #held(id: string, fence: number): FakeTask {
    const task = this.tasks.get(id)
    if (!task) throw new ServerRefused('not_found', 404)
    if (fence !== task.fence) throw new ServerRefused('stale_fence', 409)
    return task
  }

  /** A collection with the executor that the call is for. */
  #collecting(id: string, fence: number, means: 'api' | 'assisted'): FakeTask {
    const task = this.#held(id, fence)
    if (task.promotion || (task.claim.executor ?? 'api') !== means)
      throw new ServerRefused('invalid_input', 400)
    return task
  }

  #running(id: string, fence: number): FakeTask {
    const task = this.#held(id, fence)
    this.#expire(task)
    if (task.status === 'queued') throw new ServerRefused('stale_fence', 409)
    if (task.status !== 'running') throw new ServerRefused('task_wrong_state', 200)
    return task
  }

  #expire(task: FakeTask): void {
    if (task.status === 'running' && task.leaseUntil < this.#clock.now()) task.status = 'queued'
  }

  #renew(task: FakeTask): string {
    task.leaseUntil = this.#clock.now() + this.#leaseMs
    return new Date(task.leaseUntil).toISOString()
  }
}
