import {
  adminListPriceTiers,
  createPriceTier,
  deletePriceTier,
  updatePriceTier,
} from '@seaport/contract/money/price'
import { useAction } from '../../../shared/api/endpoint.ts'

const own = [adminListPriceTiers] as const

export const useCreateTier = () => useAction(createPriceTier, own)
export const useUpdateTier = () => useAction(updatePriceTier, own)
export const useDeleteTier = () => useAction(deletePriceTier, own)
