import * as contract from '@seaport/contract/work/guard'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { findAccount } from '../../desk/account/account.public.ts'
import { readLimits, writeLimits } from './guard.repository.ts'
import { limitsOfAccount } from './guard.service.ts'

/** The limits of a tenant's promotions. */
export function guardRoutes(registerRoute: RegisterRoute, _install: Installation): void {
  registerRoute(contract.getGuard, async ({ db, actor }) => ({
    limits: await readLimits(db, actor.tenantId),
  }))

  registerRoute(contract.setGuard, ({ actor, mutate }, { body }) =>
    mutate(async (work) => {
      await writeLimits(work, actor.tenantId, body)
      return { limits: body }
    }),
  )

  registerRoute(contract.getAccountLimits, async ({ db, actor, now }, { params }) =>
    limitsOfAccount({ db, now }, orNotFound(await findAccount(db, actor.tenantId, params.id))),
  )
}
