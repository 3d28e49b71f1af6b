import type { seatWorkspace } from '@seaport/contract/desk/seat-session'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { Db } from '../../../db/schema.ts'
import { instantOrNull } from '../../../db/wire.ts'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { portsExpireAt } from '../../people/user/user.public.ts'
import { accountsOfSeat, closeAccount, openAccount, toAccount } from '../account/account.public.ts'
import { listPorts } from '../port/port.public.ts'
import { checkProxyConcurrency } from '../proxy/proxy.public.ts'
import { endSeatSession, findSeat } from '../seat/seat.public.ts'
import { lockOwnSeat } from './heartbeat.ts'
import type { SeatSessionHooks } from './seat-session-hooks.ts'

/** @returns the desktop's data at its start */
export async function workspaceOf(
  db: Db,
  { tenantId, seatId }: SeatActor,
): Promise<DataOf<typeof seatWorkspace>> {
  const { id, seat_code, name, allocated } = orNotFound(await findSeat(db, tenantId, seatId))
  return {
    seat: { id, seat_code, name, allocated },
    ports: await listPorts(db, tenantId, { id, allocated }),
    ports_expire_at: instantOrNull(await portsExpireAt(db, tenantId)),
    accounts: (await accountsOfSeat(db, tenantId, seatId)).map(toAccount),
  }
}

/** Leaves the seat: its accounts close, its running tasks wait for the next login. */
export async function logOut(work: UnitOfWork, hooks: SeatSessionHooks, actor: SeatActor): Promise<void> {
  await endSeatSession(work, hooks, await lockOwnSeat(work, actor), 'logged_out')
}

/** Opens an account on the desktop. @returns its slot; refuses as `openAccount` of the account module does, and with proxy_busy */
export async function open(work: UnitOfWork, actor: SeatActor, accountId: string): Promise<number> {
  const slot = await openAccount(work, await lockOwnSeat(work, actor), accountId)
  await checkProxyConcurrency(work, actor, accountId)
  return slot
}

/** Closes an account on the desktop; refuses as `closeAccount` of the account module does. */
export async function close(work: UnitOfWork, actor: SeatActor, accountId: string): Promise<void> {
  await lockOwnSeat(work, actor)
  const { tenantId, seatId } = actor
  await closeAccount(work, { tenantId, seatId, accountId })
}
