import { adjustBalance, adminListLedger } from '@seaport/contract/money/wallet'
import {
  createUser,
  getUser,
  listUsers,
  resetUserPassword,
  resetUserSecondFactor,
  setUserPorts,
  updateUser,
} from '@seaport/contract/people/admin-user'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

const touched = [listUsers, getUser] as const

export const useCreateUser = () => useEndpointMutation(createUser, touched)
export const useUpdateUser = () => useEndpointMutation(updateUser, touched)
export const useResetUserPassword = () => useEndpointMutation(resetUserPassword, touched)
export const useSetUserPorts = () => useEndpointMutation(setUserPorts, touched)
export const useAdjustBalance = () => useEndpointMutation(adjustBalance, [...touched, adminListLedger])
export const useResetUserSecondFactor = () => useEndpointMutation(resetUserSecondFactor, touched)
