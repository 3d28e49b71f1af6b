import * as contract from '@seaport/contract/money/price'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { allTiers } from './price.repository.ts'
import { createTier, removeTier, toAdminTier, toTier, updateTier } from './price.service.ts'

/** The price list, for buyers and for administrators. */
export function priceRoutes(registerRoute: RegisterRoute): void {
  registerRoute(contract.listPriceTiers, async ({ db }) => ({ list: (await allTiers(db)).map(toTier) }))

  registerRoute(contract.adminListPriceTiers, async ({ db }) => ({
    list: (await allTiers(db)).map(toAdminTier),
  }))

  registerRoute(contract.createPriceTier, (context, { body }) =>
    context.mutate(async (work) => {
      const after = await createTier(work, body)
      await audit(work, context, { action: 'price_tier.create', subject: after.id, after })
      return after
    }),
  )

  registerRoute(contract.updatePriceTier, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await updateTier(work, id, body)
      await audit(work, context, { action: 'price_tier.update', subject: id, before, after })
      return after
    }),
  )

  registerRoute(contract.deletePriceTier, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await removeTier(work, id)
      await audit(work, context, { action: 'price_tier.delete', subject: id, before })
      return {}
    }),
  )
}
