import { listAccounts } from '@seaport/contract/desk/account'
import {
  checkProxies,
  createProxy,
  deleteProxies,
  getProxy,
  importProxyFile,
  importProxyList,
  listProxies,
  moveProxies,
  proxyGroups,
  unassignProxy,
  updateProxy,
} from '@seaport/contract/desk/proxy'
import { useAction } from '../../../shared/api/endpoint.ts'

const own = [listProxies, getProxy] as const
/** Groups say how many proxies they hold. */
const grouped = [...own, proxyGroups.list] as const
/** Accounts say which proxy they are bound to. */
const bound = [...own, listAccounts] as const

export const useCreateProxy = () => useAction(createProxy, grouped)
export const useUpdateProxy = () => useAction(updateProxy, bound)
export const useDeleteProxies = () => useAction(deleteProxies, grouped)
export const useMoveProxies = () => useAction(moveProxies, grouped)
export const useCheckProxies = () => useAction(checkProxies, own)
export const useImportProxyList = () => useAction(importProxyList, grouped)
export const useImportProxyFile = () => useAction(importProxyFile, grouped)
export const useUnbindProxy = () => useAction(unassignProxy, bound)
