import type { CollectedItem } from '@seaport/contract/work/resource'
import { type ClaimedTask, LEASE_SECONDS } from '@seaport/contract/work/runner'
import type { EndReason, TaskState } from '@seaport/contract/work/task-state'
import type { Clock } from '../clock.ts'
import { type FinishBody, type ProgressBody, type RunnerServer, ServerRefused } from '../server.ts'
import type { ModelPromotion } from './model-promotion.ts'

/** A task as the model keeps it. */
export interface ModelTask {
  claim: Omit<ClaimedTask, 'fence' | 'lease_until' | 'started_at'>
  status: TaskState
  reason: EndReason | null
  fence: number
  leaseUntil: number
  startedAt: number | null
  seq: number
  last: ProgressBody | null
  /** Parkings that were reported, each once. */
  parkings: NonNullable<ProgressBody['parked']>[]
  final: FinishBody | null
  people: Map<string, CollectedItem>
  /** People that arrived in more than one batch: with one device this must never be. */
  twice: string[]
  batches: Set<string>
  /** What a promotion goes through. */
  promotion: ModelPromotion | null
}

/** The runner's endpoints by the book (contract, design section 4), with memory for a database. */
export interface ModelServer extends RunnerServer {
  readonly tasks: Map<string, ModelTask>
  /** External ids on the tenant's opt-out list. */
  readonly optedOut: Set<string>
  add(claim: ModelTask['claim'], promotion?: ModelPromotion): ModelTask
  /** A person ends a task. */
  end(id: string): void
  /** A person retries a failed task. */
  retry(id: string): void
}

export function createModelServer(clock: Pick<Clock, 'now'>): ModelServer {
  const tasks = new Map<string, ModelTask>()
  const optedOut = new Set<string>()

  const held = (id: string, fence: number): ModelTask => {
    const task = tasks.get(id)
    if (!task) throw new ServerRefused('not_found', 404)
    if (fence !== task.fence) throw new ServerRefused('stale_fence', 409)
    return task
  }
  const running = (id: string, fence: number): ModelTask => {
    const task = held(id, fence)
    expire(task)
    if (task.status === 'queued') throw new ServerRefused('stale_fence', 409)
    if (task.status !== 'running') throw new ServerRefused('task_wrong_state', 200)
    return task
  }
  const expire = (task: ModelTask) => {
    if (task.status === 'running' && task.leaseUntil <= clock.now()) task.status = 'queued'
  }
  const renew = (task: ModelTask) => {
    task.leaseUntil = clock.now() + LEASE_SECONDS * 1000
    return new Date(task.leaseUntil).toISOString()
  }

  return {
    tasks,
    optedOut,
    add(claim, promotion) {
      const task: ModelTask = {
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
        promotion: promotion ?? null,
      }
      tasks.set(claim.id, task)
      return task
    },
    end(id) {
      const task = tasks.get(id)
      if (task && ['queued', 'running'].includes(task.status))
        Object.assign(task, { status: 'ended', reason: 'by_person' })
    },
    retry(id) {
      const task = tasks.get(id)
      if (task?.status === 'error') Object.assign(task, { status: 'queued', reason: null, final: null })
    },
    async claim({ holding, max }) {
      const given: ClaimedTask[] = []
      for (const task of tasks.values()) {
        expire(task)
        const free =
          task.status === 'queued' || (task.status === 'running' && !holding.includes(task.claim.id))
        if (!free || given.length >= max) continue
        task.status = 'running'
        task.fence += 1
        task.startedAt ??= clock.now()
        const { fence, startedAt } = task
        given.push({
          ...task.claim,
          fence,
          lease_until: renew(task),
          started_at: new Date(startedAt).toISOString(),
        })
      }
      return { tasks: given }
    },
    async progress(id, body) {
      const task = running(id, body.fence)
      if (body.seq > task.seq) {
        task.seq = body.seq
        task.last = body
        if (body.parked && body.parked.until !== task.parkings.at(-1)?.until) task.parkings.push(body.parked)
      }
      return { lease_until: renew(task) }
    },
    async uploadResources(id, { fence, batch_id, items }) {
      const task = held(id, fence)
      const welcome = items.filter(({ external_id }) => !optedOut.has(external_id))
      const left_out = items.map(({ external_id }) => external_id).filter((id) => optedOut.has(id))
      if (task.batches.has(batch_id)) return { added: 0, known: welcome.length, left_out }
      task.batches.add(batch_id)
      let added = 0
      for (const item of welcome) {
        if (task.people.has(item.external_id)) task.twice.push(item.external_id)
        else added += 1
        task.people.set(item.external_id, item)
      }
      return { added, known: welcome.length - added, left_out }
    },
    async next(id, body) {
      const { promotion } = running(id, body.fence)
      if (!promotion) throw new ServerRefused('invalid_input', 400)
      return promotion.next(body)
    },
    async settle(id, body) {
      const { promotion } = held(id, body.fence)
      if (!promotion) throw new ServerRefused('invalid_input', 400)
      return promotion.settle(body)
    },
    async finish(id, body) {
      const task = held(id, body.fence)
      if (task.final && task.status === task.final.status) return { status: task.final.status }
      running(id, body.fence)
      task.status = body.status
      task.reason = body.reason
      task.final = body
      return { status: body.status }
    },
  }
}
