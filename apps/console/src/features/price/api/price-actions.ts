import {
  adminListPriceTiers,
  createPriceTier,
  deletePriceTier,
  updatePriceTier,
} from '@seaport/contract/money/price'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

const own = [adminListPriceTiers] as const

export const useCreateTier = () => useEndpointMutation(createPriceTier, own)
export const useUpdateTier = () => useEndpointMutation(updatePriceTier, own)
export const useDeleteTier = () => useEndpointMutation(deletePriceTier, own)
