import { assignAccounts, unassignAccounts } from '@seaport/contract/desk/account'
import {
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
import type { Mount } from '../../../kernel/http/route.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { pageOfSeats } from './seat.repository.ts'
import {
  create,
  disable,
  enable,
  release,
  remove,
  resetPassword,
  showSeat,
  unbind,
  update,
} from './seat.service.ts'
import { assign, unassign } from './seat-accounts.ts'
import type { SeatHooks } from './seat-hooks.ts'
import { toSeats } from './seat-mapper.ts'

/** Seats and which accounts they have, as their supervisor manages them. */
export function seatRoutes(mount: Mount, hooks: SeatHooks): void {
  mount(listSeats, async ({ actor: { tenantId }, db, now }, { query }) => {
    const { rows, total } = await pageOfSeats(db, tenantId, query, now)
    const { page, page_size } = query
    return { list: await toSeats(db, tenantId, rows, now), total, page, page_size }
  })

  mount(getSeat, ({ actor: { tenantId }, db, now }, { params }) => showSeat(db, { tenantId, ...params }, now))

  mount(createSeat, async ({ actor: { tenantId }, mutate }, { body: { password, ...order } }) => {
    const passwordHash = await hashPassword(password)
    return mutate((work) => create(work, tenantId, order, passwordHash))
  })

  mount(updateSeat, ({ actor: { tenantId }, mutate }, { params, body }) =>
    mutate((work) => update(work, { tenantId, ...params }, body)),
  )

  mount(deleteSeat, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate(async (work) => {
      await remove(work, hooks, { tenantId, ...params })
      return {}
    }),
  )

  mount(disableSeat, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate((work) => disable(work, hooks, { tenantId, ...params })),
  )

  mount(enableSeat, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate((work) => enable(work, { tenantId, ...params })),
  )

  mount(releasePorts, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate((work) => release(work, hooks, { tenantId, ...params })),
  )

  mount(resetSeatPassword, async ({ actor: { tenantId }, mutate }, { params, body }) => {
    const passwordHash = await hashPassword(body.password)
    await mutate((work) => resetPassword(work, hooks, { tenantId, ...params }, passwordHash))
    return {}
  })

  mount(unbindDevice, ({ actor: { tenantId }, mutate }, { params }) =>
    mutate((work) => unbind(work, hooks, { tenantId, ...params })),
  )

  mount(assignAccounts, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ assigned: await assign(work, hooks, actor.tenantId, body) })),
  )

  mount(unassignAccounts, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ unassigned: await unassign(work, hooks, actor.tenantId, body.account_ids) })),
  )
}
