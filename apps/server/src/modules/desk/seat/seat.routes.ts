import { assignAccounts, unassignAccounts } from '@seaport/contract/desk/account'
import { exportSeats as exportContract } from '@seaport/contract/desk/desk-export'
import {
  countSeats,
  createSeat,
  deleteSeat,
  disableSeat,
  enableSeat,
  getSeat,
  listSeats,
  releasePorts,
  resetSeatPassword,
  unbindDevice,
  updateSeat,
} from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { requireGoodPassword } from '../../people/user/user.public.ts'
import { findSeat, pageOfSeats, seatCounts } from './seat.repository.ts'
import {
  create,
  disable,
  enable,
  release,
  remove,
  resetPassword,
  type SeatRef,
  showSeat,
  unbind,
  update,
} from './seat.service.ts'
import { assign, unassign } from './seat-accounts.ts'
import { exportSeats } from './seat-export.ts'
import { forgetSeatGuesses } from './seat-guesses.ts'
import type { SeatHooks } from './seat-hooks.ts'
import { toSeats } from './seat-mapper.ts'

/** Seats and which accounts they have, as their supervisor manages them. */
export function seatRoutes(registerRoute: RegisterRoute, hooks: SeatHooks): void {
  registerRoute(listSeats, async ({ actor: { tenantId }, db, now }, { query }) => {
    const { rows, total } = await pageOfSeats(db, tenantId, query, now)
    const { page, page_size } = query
    return { list: await toSeats(db, tenantId, rows, now), total, page, page_size }
  })

  registerRoute(exportContract, async ({ actor: { tenantId }, db, locale, now }, { query }) =>
    exportSeats(db, tenantId, { locale, now }, query),
  )

  registerRoute(countSeats, ({ actor: { tenantId }, db, now }, { query }) =>
    seatCounts(db, tenantId, query, now),
  )

  registerRoute(getSeat, ({ actor: { tenantId }, db, now }, { params }) =>
    showSeat(db, { tenantId, ...params }, now),
  )

  registerRoute(createSeat, async ({ actor: { tenantId }, db, mutate }, { body: { password, ...order } }) => {
    await requireGoodPassword(db, password, [order.name])
    const passwordHash = await hashPassword(password)
    return mutate((work) => create(work, tenantId, order, passwordHash))
  })

  registerRoute(updateSeat, ({ actor: { tenantId }, mutate }, { params, body }) =>
    mutate((work) => update(work, { tenantId, ...params }, body)),
  )

  registerRoute(deleteSeat, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate(async (work) => {
      await remove(work, hooks, { tenantId, ...params })
      return {}
    }),
  )

  registerRoute(disableSeat, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate((work) => shownAfter(work, { tenantId, ...params }, (ref) => disable(work, hooks, ref))),
  )

  registerRoute(enableSeat, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate((work) => shownAfter(work, { tenantId, ...params }, (ref) => enable(work, ref))),
  )

  registerRoute(releasePorts, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate((work) => shownAfter(work, { tenantId, ...params }, (ref) => release(work, hooks, ref))),
  )

  registerRoute(resetSeatPassword, async ({ actor: { tenantId }, db, mutate }, { params, body }) => {
    const { name, seat_code } = orNotFound(await findSeat(db, tenantId, params.id))
    await requireGoodPassword(db, body.password, [name])
    const passwordHash = await hashPassword(body.password)
    await mutate((work) => resetPassword(work, hooks, { tenantId, ...params }, passwordHash))
    await forgetSeatGuesses(db, seat_code)
    return {}
  })

  registerRoute(unbindDevice, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate((work) => unbind(work, hooks, { tenantId, ...params })),
  )

  registerRoute(assignAccounts, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => {
      const { changed, ...left } = await assign(work, hooks, actor.tenantId, body, locale)
      return { assigned: changed.length, ...left }
    }),
  )

  registerRoute(unassignAccounts, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => {
      const { changed, ...left } = await unassign(work, hooks, actor.tenantId, body.account_ids, locale)
      return { unassigned: changed.length, ...left }
    }),
  )
}

/** @returns the seat as it is after the act, whether that changed it or not */
async function shownAfter(
  work: UnitOfWork,
  ref: SeatRef,
  act: (ref: SeatRef) => Promise<unknown>,
): Promise<Seat> {
  await act(ref)
  return showSeat(work.trx, ref, work.now)
}
