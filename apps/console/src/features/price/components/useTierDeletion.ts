import type { AdminPriceTier } from '@seaport/contract/money/price.schema'
import { useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDeleteTier } from '../api/price-actions.ts'
import { useTierText } from './useTierText.ts'

/** Deletes a tier after a confirmation that names its purchases. */
export function useTierDeletion(): (tier: AdminPriceTier) => void {
  const t = useT('price')
  const text = useTierText()
  const deletion = useDeleteTier()
  return useConfirmedAction((tier: AdminPriceTier) => ({
    title: t('ask.delete', { purchases: text.purchases(tier) }),
    effects: [t('effect.refused'), t('effect.ordersStay')],
    action: t('do.delete'),
    done: t('did.delete', { purchases: text.purchases(tier) }),
    run: () => deletion.mutateAsync({ params: { id: tier.id } }),
  }))
}
