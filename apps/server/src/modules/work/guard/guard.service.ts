import { guardedNetwork } from '@seaport/contract/work/guard'
import type { AccountLimits } from '@seaport/contract/work/guard.schema'
import { quietHoursEnd } from '@seaport/contract/work/quiet-hours'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import { type PromotionWork, promotionParams } from '@seaport/contract/work/task-kind.schema'
import type { AccountTable } from '../../../db/schema/seat.ts'
import type { TaskTable } from '../../../db/schema/task.ts'
import type { Db } from '../../../db/schema.ts'
import { instantOrNull } from '../../../db/wire.ts'
import { lastTwoDays } from '../../../kernel/local-day.ts'
import type { ReadContext, UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { countActs, countActsByKind, lastAct, readLimits } from './guard.repository.ts'
import { type Verdict, verdictOf } from './verdict.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** The acting account, as far as the guard needs it. */
export interface GuardedAccount {
  id: string
  time_zone: string
  parked_at: number | null
}

/** Whether an account may take a promotion's next step now. The caller holds the lock of the account. */
export async function checkGuard(
  work: UnitOfWork,
  task: Pick<TaskTable, 'tenant_id' | 'network'>,
  account: GuardedAccount,
  plan: PromotionWork,
): Promise<Verdict> {
  const { trx, now } = work
  const limits = await readLimits(trx, task.tenant_id)
  const { today } = lastTwoDays(account.time_zone, now)
  const kind: PromotionKind = plan.kind
  return verdictOf({
    now,
    limits,
    interval_seconds: 'send_interval_seconds' in plan.params ? plan.params.send_interval_seconds : 0,
    zone: account.time_zone,
    parked_at: account.parked_at,
    cap: limits.caps[guardedNetwork(task.network)][kind],
    today: await countActs(trx, { accountId: account.id, kind, since: today.from }),
    day_ends: today.to,
    last_act_at: await lastAct(trx, account.id, now - DAY),
  })
}

/** @returns the remaining actions of an account on its own day */
export async function limitsOfAccount(
  { db, now }: { db: Db; now: number },
  account: Pick<AccountTable, 'id' | 'tenant_id' | 'network' | 'time_zone' | 'parked_at'>,
): Promise<AccountLimits> {
  const { caps, quiet_hours, park_hours } = await readLimits(db, account.tenant_id)
  const { today } = lastTwoDays(account.time_zone, now)
  const done = await countActsByKind(db, account.id, today.from)
  const untilAfter = (moment: number) => instantOrNull(moment > now ? moment : null)
  return {
    rests_until: account.parked_at === null ? null : untilAfter(account.parked_at + park_hours * HOUR),
    quiet_until: untilAfter(quietHoursEnd(now, quiet_hours, account.time_zone)),
    acts: (Object.keys(promotionParams) as PromotionKind[]).map((kind) => ({
      kind,
      done: done.get(kind) ?? 0,
      cap: caps[guardedNetwork(account.network)][kind],
    })),
  }
}

/** @returns the moment since which a contact of a person excludes another one; null = no limit */
export async function contactsCountSince(
  { trx, now }: ReadContext,
  tenantId: string,
): Promise<number | null> {
  const { contact_days } = await readLimits(trx, tenantId)
  return contact_days === 0 ? null : now - contact_days * DAY
}

/** @returns a function that tells whether accounts in a time zone are outside the tenant's quiet hours now */
export async function worksNow(db: Db, tenantId: string, now: number): Promise<(zone: string) => boolean> {
  const { quiet_hours } = await readLimits(db, tenantId)
  return (zone) => quietHoursEnd(now, quiet_hours, zone) === now
}
