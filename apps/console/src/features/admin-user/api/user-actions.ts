import { adjustBalance } from '@seaport/contract/money/wallet'
import {
  createUser,
  getUser,
  listUsers,
  resetUserPassword,
  setUserPorts,
  updateUser,
} from '@seaport/contract/people/admin-user'
import { useAction } from '../../../shared/api/endpoint.ts'

const touched = [listUsers, getUser] as const

export const useCreateUser = () => useAction(createUser, touched)
export const useUpdateUser = () => useAction(updateUser, touched)
export const useResetUserPassword = () => useAction(resetUserPassword, touched)
export const useSetUserPorts = () => useAction(setUserPorts, touched)
export const useAdjustBalance = () => useAction(adjustBalance, touched)
