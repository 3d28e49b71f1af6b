import * as contract from '@seaport/contract/work/guard'
import type { Mount } from '../../../kernel/http/route.ts'
import type { Install } from '../../../kernel/install.ts'
import { readLimits, writeLimits } from './guard.repository.ts'

/** The limits that a tenant's promotions keep to. */
export function guardRoutes(mount: Mount, _install: Install): void {
  mount(contract.getGuard, async ({ db, actor }) => ({ limits: await readLimits(db, actor.tenantId) }))

  mount(contract.setGuard, ({ actor, mutate }, { body }) =>
    mutate(async (work) => {
      await writeLimits(work, actor.tenantId, body)
      return { limits: body }
    }),
  )
}
