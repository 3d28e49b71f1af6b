import {
  assignAccounts,
  createAccount,
  deleteAccount,
  importAccountFile,
  importAccounts,
  listAccounts,
  unassignAccounts,
  updateAccount,
} from '@seaport/contract/desk/account'
import { assignProxy, getProxy, listProxies, unassignProxy } from '@seaport/contract/desk/proxy'
import { getSeat, listSeats } from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import { listTasks } from '@seaport/contract/work/task'
import { useAction } from '../../../shared/api/endpoint.ts'

const own = [listAccounts] as const
/** An account that leaves its seat frees a port and ends its tasks. */
const seats = [...own, listSeats, getSeat, listTasks, userInfo] as const
/** Proxies say how many accounts are bound to them. */
const proxies = [...own, listProxies, getProxy] as const

export const useCreateAccount = () => useAction(createAccount, own)
export const useImportAccounts = () => useAction(importAccounts, own)
export const useImportAccountFile = () => useAction(importAccountFile, own)
export const useUpdateAccount = () => useAction(updateAccount, own)
export const useDeleteAccount = () => useAction(deleteAccount, [...seats, ...proxies])
export const useAssignAccounts = () => useAction(assignAccounts, seats)
export const useUnassignAccounts = () => useAction(unassignAccounts, seats)
export const useBindProxy = () => useAction(assignProxy, proxies)
export const useUnbindProxy = () => useAction(unassignProxy, proxies)
