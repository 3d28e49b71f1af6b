import * as contract from '@seaport/contract/price'
import type { Mount } from '../../app/route.ts'
import { allTiers } from './price.repository.ts'
import { addTier, changeTier, removeTier, toAdminTier, toTier } from './price.service.ts'

/** The price list, for buyers and for its keepers. */
export function priceRoutes(mount: Mount): void {
  mount(contract.listPriceTiers, async ({ db }) => ({ list: (await allTiers(db)).map(toTier) }))

  mount(contract.adminListPriceTiers, async ({ db }) => ({ list: (await allTiers(db)).map(toAdminTier) }))

  mount(contract.createPriceTier, ({ mutate }, { body }) => mutate((work) => addTier(work, body)))

  mount(contract.updatePriceTier, ({ mutate }, { params, body }) =>
    mutate((work) => changeTier(work, params.id, body)),
  )

  mount(contract.deletePriceTier, ({ mutate }, { params }) =>
    mutate(async (work) => {
      await removeTier(work, params.id)
      return {}
    }),
  )
}
