import {
  assignAccounts,
  blockAccount,
  countAccounts,
  createAccount,
  deleteAccount,
  getAccount,
  importAccounts,
  listAccountBlocks,
  listAccounts,
  unassignAccounts,
  unblockAccount,
  updateAccount,
} from '@seaport/contract/desk/account'
import { importAccountFile } from '@seaport/contract/desk/account-import'
import { assignProxy, getProxy, listProxies, unassignProxy } from '@seaport/contract/desk/proxy'
import { getSeat, listSeats } from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import { getAccountLimits } from '@seaport/contract/work/guard'
import { countTasks, listTasks } from '@seaport/contract/work/task'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

const own = [listAccounts, countAccounts, getAccount] as const
/** An account that leaves its seat releases a port and ends its tasks. */
const seats = [...own, listSeats, getSeat, listTasks, countTasks, userInfo] as const
/** Proxies show the number of bound accounts. */
const proxies = [...own, listProxies, getProxy] as const

export const useCreateAccount = () => useEndpointMutation(createAccount, own)
export const useImportAccounts = () => useEndpointMutation(importAccounts, own)
export const useImportAccountFile = () => useEndpointMutation(importAccountFile, own)
export const useUpdateAccount = () => useEndpointMutation(updateAccount, own)
export const useDeleteAccount = () => useEndpointMutation(deleteAccount, [...seats, ...proxies])
export const useAssignAccounts = () => useEndpointMutation(assignAccounts, seats)
export const useUnassignAccounts = () => useEndpointMutation(unassignAccounts, seats)
/** Its tasks wait or continue, and its port is released. */
const blocks = [...seats, listAccountBlocks, getAccountLimits] as const
export const useBlockAccount = () => useEndpointMutation(blockAccount, blocks)
export const useUnblockAccount = () => useEndpointMutation(unblockAccount, blocks)
export const useBindProxy = () => useEndpointMutation(assignProxy, proxies)
export const useUnbindProxy = () => useEndpointMutation(unassignProxy, proxies)
