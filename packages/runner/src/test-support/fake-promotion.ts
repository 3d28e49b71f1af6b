import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import {
  type NextAnswer,
  type NextBody,
  ServerRefused,
  type SettleBody,
  type UndoOutcomeBody,
} from '../server.ts'

/** A short day: the runner polls often, so a real day would take seconds of test time. */
export const FAKE_DAY_MS = 3 * 60_000

/** One target of the fake server. */
export interface FakeTarget {
  outcome: PromotionOutcome['outcome']
  reason: PromotionOutcome['reason'] | 'opted_out'
  /** The claim under which it was started, and when; null = not started, or nothing was done. */
  begun: { fence: number; at: number } | null
  settled: boolean
}

/** The targets of a promotion, in sequence, with a daily cap; people who opt out are skipped. */
export interface FakePromotion {
  readonly targets: FakeTarget[]
  /** Highest count within one day. */
  most(): number
  optOut(position: number): void
  next(body: NextBody): NextAnswer
  settle(body: SettleBody): { done: number }
  undo(body: UndoOutcomeBody): { target: PromotionTarget; done: number }
}

/** What the server knows of a target besides its position. */
export type KnownTarget = Pick<PromotionTarget, 'target'> &
  Partial<Pick<PromotionTarget, 'external_id' | 'comment' | 'person'>>

const targetAt = (
  position: number,
  begun: PromotionTarget['begun'],
  at: number | undefined,
  known: KnownTarget | undefined,
): PromotionTarget => ({
  position,
  target: `@person${position}`,
  external_id: null,
  comment: null,
  person: null,
  ...known,
  begun,
  ...(at !== undefined && { begun_at: new Date(at).toISOString() }),
})

export function createFakePromotion(
  now: () => number,
  size: number,
  cap: number,
  known: readonly KnownTarget[] = [],
): FakePromotion {
  const targets: FakeTarget[] = Array.from({ length: size }, () => ({
    outcome: 'pending',
    reason: null,
    begun: null,
    settled: false,
  }))
  const perDay = new Map<number, number>()
  const dayOf = (at: number) => Math.floor(at / FAKE_DAY_MS)
  const count = (at: number, by: number) => perDay.set(dayOf(at), (perDay.get(dayOf(at)) ?? 0) + by)
  const done = () => targets.filter(({ outcome }) => outcome === 'done').length
  let most = 0

  const stepOf = ({ fence, begin }: NextBody): NextAnswer['step'] => {
    const at = targets.findIndex(({ begun, settled }) => begun !== null && !settled)
    if (at >= 0) return named(at, targets[at]?.begun?.fence === fence ? 'now' : 'before')
    const position = targets.findIndex(({ outcome }) => outcome === 'pending')
    const target = targets[position]
    if (!target)
      return { kind: 'over', reason: done() === targets.length ? 'target_reached' : 'list_exhausted' }
    const today = dayOf(now())
    if ((perDay.get(today) ?? 0) >= cap)
      return { kind: 'wait', until: new Date((today + 1) * FAKE_DAY_MS).toISOString(), reason: 'daily_cap' }
    if (begin) {
      Object.assign(target, { outcome: 'unknown', begun: { fence, at: now() }, settled: false })
      count(now(), 1)
      most = Math.max(most, perDay.get(today) ?? 0)
    }
    return named(position, begin ? 'now' : 'no')
  }
  const named = (position: number, begun: PromotionTarget['begun']): NextAnswer['step'] => ({
    kind: 'target',
    target: targetAt(position, begun, targets[position]?.begun?.at, known[position]),
  })

  return {
    targets,
    most: () => most,
    optOut(position) {
      const target = targets[position]
      if (target?.outcome === 'pending') Object.assign(target, { outcome: 'skipped', reason: 'opted_out' })
    },
    next(body) {
      const step = stepOf(body)
      const left = targets.filter(({ outcome }) => outcome === 'pending').length
      return { step, done: done(), left }
    },
    settle({ position, outcome, reason }) {
      const target = targets[position]
      if (!target) throw new ServerRefused('not_found', 404)
      if (target.outcome === 'unknown' && target.begun) {
        const undone = outcome === 'pending' || outcome === 'skipped'
        if (undone) count(target.begun.at, -1)
        Object.assign(target, {
          outcome,
          reason,
          settled: outcome !== 'pending',
          ...(undone && { begun: null }),
        })
      }
      return { done: done() }
    },
    undo({ fence, position }) {
      const target = targets[position]
      const isDone = target?.outcome === 'done' || target?.outcome === 'skipped'
      if (!target || !isDone || targets.some(({ begun, settled }) => begun && !settled))
        throw new ServerRefused('undo_too_late', 409)
      if (!target.begun) count(now(), 1)
      const at = target.begun?.at ?? now()
      Object.assign(target, { outcome: 'unknown', reason: null, begun: { fence, at }, settled: false })
      return { target: targetAt(position, 'now', at, known[position]), done: done() }
    },
  }
}
