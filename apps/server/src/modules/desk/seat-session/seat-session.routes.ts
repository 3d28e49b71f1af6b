import type { AccountProxy } from '@seaport/contract/desk/proxy.schema'
import {
  closeAccount,
  heartbeat,
  openAccount,
  reportAccount,
  reportBlock,
  seatLogin,
  seatLogout,
  seatWorkspace,
} from '@seaport/contract/desk/seat-session'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { takeBlockReport, takeReport, toAccount } from '../account/account.public.ts'
import { proxyForSeat } from '../proxy/proxy.public.ts'
import { logIn } from './seat-login.ts'
import { close, logOut, open, workspaceOf } from './seat-session.service.ts'
import type { SeatSessionHooks } from './seat-session-hooks.ts'

/** Endpoints of a seat's own desktop. */
export function seatSessionRoutes(
  registerRoute: RegisterRoute,
  installation: Installation,
  hooks: SeatSessionHooks,
): void {
  registerRoute(seatLogin, (context, { body }) => logIn(context, hooks, body))

  registerRoute(seatLogout, ({ actor, mutate }) =>
    mutate(async (work) => {
      await logOut(work, hooks, actor)
      return {}
    }),
  )

  // Every call counts as a sign of life, recorded where the seat is identified; this one does nothing else.
  registerRoute(heartbeat, async ({ now }) => ({ now: instant(now) }))

  registerRoute(seatWorkspace, ({ actor, db }) => workspaceOf(db, actor))

  registerRoute(openAccount, async ({ actor, db, mutate }, { params }) => {
    let proxy: AccountProxy | null | undefined
    const opened = await mutate(async (work) => {
      const slot = await open(work, actor, params.id)
      proxy = await proxyForSeat(installation, work.trx, actor, params.id)
      // The answer is stored for repeats, so it contains no proxy, whose password would be stored too.
      return { slot }
    })
    if (proxy === undefined) proxy = await proxyForSeat(installation, db, actor, params.id)
    return { ...opened, proxy }
  })

  registerRoute(closeAccount, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await close(work, actor, params.id)
      return {}
    }),
  )

  registerRoute(reportAccount, ({ actor: { tenantId, seatId }, mutate }, { params, body }) =>
    mutate(async (work) =>
      toAccount(await takeReport(work, { tenantId, seatId, accountId: params.id }, body)),
    ),
  )

  registerRoute(reportBlock, ({ actor: { tenantId, seatId }, mutate }, { params, body }) =>
    mutate(async (work) =>
      toAccount(await takeBlockReport(work, hooks, { tenantId, seatId, accountId: params.id }, body)),
    ),
  )
}
