import type { ProxyEntry, ProxyScheme } from '@seaport/contract/desk/proxy.schema'
import * as proxySchema from '@seaport/contract/desk/proxy.schema'
import { z } from 'zod'

/** A proxy in the form that changes it: the password stays unless it is typed or removed. */
export interface ProxyDraft {
  scheme: ProxyScheme
  ip: string
  port: number
  username: string
  password: string
  drop_password: boolean
  allocation_limit: number
  concurrency_limit: number | null
  remark: string
}

/** The rules for a new proxy. */
export const AddForm = proxySchema.createProxy.body.required()

/** Initial values of a new proxy. */
export const emptyProxy = {
  group_id: '',
  scheme: 'http',
  ip: '',
  port: null,
  username: '',
  password: '',
  allocation_limit: 1,
  concurrency_limit: null,
  remark: '',
} as const

/** Schema for editing: the contract's, applied to the draft. */
export const EditForm = z.preprocess(
  ({ password, drop_password, ...rest }: ProxyDraft) => ({
    ...rest,
    ...(drop_password ? { password: '' } : password !== '' && { password }),
  }),
  proxySchema.updateProxy.body,
)

/** Initial values of an existing proxy. */
export function draftOf(proxy: ProxyEntry): ProxyDraft {
  const { scheme, ip, port, username, allocation_limit, concurrency_limit, remark } = proxy
  return {
    scheme,
    ip,
    port,
    username,
    password: '',
    drop_password: false,
    allocation_limit,
    concurrency_limit,
    remark,
  }
}
