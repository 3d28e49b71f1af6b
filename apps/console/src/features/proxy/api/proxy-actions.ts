import { listAccounts } from '@seaport/contract/desk/account'
import {
  checkProxies,
  countProxies,
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
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

const own = [listProxies, countProxies, getProxy] as const
/** Groups show their number of proxies. */
const grouped = [...own, proxyGroups.list] as const
/** Accounts show their proxy. */
const bound = [...own, listAccounts] as const

export const useCreateProxy = () => useEndpointMutation(createProxy, grouped)
export const useUpdateProxy = () => useEndpointMutation(updateProxy, bound)
export const useDeleteProxies = () => useEndpointMutation(deleteProxies, grouped)
export const useMoveProxies = () => useEndpointMutation(moveProxies, grouped)
export const useCheckProxies = () => useEndpointMutation(checkProxies, own)
export const useImportProxyList = () => useEndpointMutation(importProxyList, grouped)
export const useImportProxyFile = () => useEndpointMutation(importProxyFile, grouped)
export const useUnbindProxy = () => useEndpointMutation(unassignProxy, bound)
