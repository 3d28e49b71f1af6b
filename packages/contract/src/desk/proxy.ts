import { endpoint } from '../kernel/endpoint.ts'
import { groupEndpoints } from '../kernel/group.ts'
import { MAX_IMPORT_ROWS, MAX_SPREADSHEET_BYTES } from '../kernel/spreadsheet.ts'
import type * as schema from './proxy.schema.ts'
import type { ProxyScheme } from './proxy.schema.ts'

/** Result of the last check. */
export const proxyStatuses = ['unchecked', 'checking', 'normal', 'abnormal'] as const

export const proxySchemes = ['http', 'https', 'socks5'] as const

/**
 * Checks that a login can be sent to its proxy: SOCKS5 has no empty part (RFC 1929), HTTP no colon in a name (RFC 7617).
 * @returns the invalid field and its message; null = the login works
 */
export function loginFault(login: {
  scheme: ProxyScheme
  username: string
  has_password: boolean
}): { field: 'username' | 'password'; message: 'login_incomplete' | 'login_colon' } | null {
  if (login.scheme !== 'socks5')
    return login.username.includes(':') ? { field: 'username', message: 'login_colon' } : null
  const hasName = login.username !== ''
  if (hasName === login.has_password) return null
  return { field: hasName ? 'password' : 'username', message: 'login_incomplete' }
}

const access = { callers: ['user'], permission: '0088' } as const

export const listProxies = endpoint<typeof schema.listProxies>()({
  method: 'GET',
  path: '/proxy',
  scope: 'proxy:read',
  summary: 'Proxies of the tenant',
  ...access,
})

export const countProxies = endpoint<typeof schema.countProxies>()({
  method: 'GET',
  path: '/proxy/count',
  scope: 'proxy:read',
  summary: 'How many proxies the filters leave in each state',
  ...access,
})

export const getProxy = endpoint<typeof schema.getProxy>()({
  method: 'GET',
  path: '/proxy/:id',
  scope: 'proxy:read',
  summary: 'One proxy',
  ...access,
})

export const createProxy = endpoint<typeof schema.createProxy>()({
  method: 'POST',
  path: '/proxy',
  scope: 'proxy:write',
  summary: 'Add a proxy',
  ...access,
  idempotent: true,
})

export const updateProxy = endpoint<typeof schema.updateProxy>()({
  method: 'PATCH',
  path: '/proxy/:id',
  scope: 'proxy:write',
  summary: 'Change a proxy; a password that is left out stays, an empty one removes it',
  ...access,
})

export const deleteProxy = endpoint<typeof schema.deleteProxy>()({
  method: 'DELETE',
  path: '/proxy/:id',
  scope: 'proxy:write',
  summary: 'Delete a proxy that no account uses',
  ...access,
})

export const deleteProxies = endpoint<typeof schema.deleteProxies>()({
  method: 'POST',
  path: '/proxy/delete',
  scope: 'proxy:write',
  summary: 'Delete proxies; one that accounts use is left, with the reason',
  ...access,
  idempotent: true,
})

export const moveProxies = endpoint<typeof schema.moveProxies>()({
  method: 'POST',
  path: '/proxy/move',
  scope: 'proxy:write',
  summary: 'Move proxies to another group; one that is there already is left, with the reason',
  ...access,
  idempotent: true,
})

export const checkProxies = endpoint<typeof schema.checkProxies>()({
  method: 'POST',
  path: '/proxy/check',
  scope: 'proxy:write',
  summary: 'Queue checks: response time and exit address; the results come as events',
  ...access,
})

/** Proxies need the permission of account management, because they belong to the accounts that are bound to them. */
const administration = { callers: ['user'], permission: '110' } as const

export const adminListProxies = endpoint<typeof schema.adminListProxies>()({
  method: 'GET',
  path: '/admin/proxy',
  summary: 'Proxies of all supervisors; `search` looks at address, remark, group and the supervisor’s email',
  ...administration,
})

export const adminCheckProxy = endpoint<typeof schema.adminCheckProxy>()({
  method: 'POST',
  path: '/admin/proxy/:id/check',
  summary: 'Queue a check of a supervisor’s proxy; the result comes to the supervisor as an event',
  ...administration,
})

export const assignProxy = endpoint<typeof schema.assignProxy>()({
  method: 'POST',
  path: '/proxy/assign',
  scope: 'proxy:write',
  summary: 'Bind accounts to a proxy; refused as a whole where its allocation limit is too low for them',
  ...access,
  idempotent: true,
})

export const unassignProxy = endpoint<typeof schema.unassignProxy>()({
  method: 'POST',
  path: '/proxy/unassign',
  scope: 'proxy:write',
  summary: 'Take accounts from their proxies; one without a proxy is left, with the reason',
  ...access,
  idempotent: true,
})

export const importProxyList = endpoint<typeof schema.importProxyList>()({
  method: 'POST',
  path: '/proxy/import',
  scope: 'proxy:write',
  summary:
    'Import a pasted list, one proxy a line: scheme://user:password@host:port, or host:port:user:password',
  ...access,
  idempotent: true,
  bodyLimit: 1_500_000,
})

export const importProxyFile = endpoint<typeof schema.importProxyFile>()({
  method: 'POST',
  path: '/proxy/import-file',
  summary: `Import an xlsx of at most ${MAX_IMPORT_ROWS} rows, with a result per row; dry_run changes nothing`,
  ...access,
  upload: { maxBytes: MAX_SPREADSHEET_BYTES },
  idempotent: true,
})

export const proxyTemplate = endpoint<typeof schema.proxyTemplate>()({
  method: 'GET',
  path: '/proxy/import-template',
  summary: 'Empty spreadsheet for the import, in the caller’s language',
  ...access,
  download: true,
})

export const proxyGroups = groupEndpoints<typeof schema.proxyGroups>()({
  path: '/proxy-group',
  permission: access.permission,
  scopes: { read: 'proxy:read', write: 'proxy:write' },
  readers: ['user'],
  summaries: { list: 'Groups of proxies', remove: 'Delete a group that has no proxies' },
})

export const seatAccountProxy = endpoint<typeof schema.seatAccountProxy>()({
  method: 'GET',
  path: '/seat/account/:id/proxy',
  summary: 'Proxy of an account of the seat, with its credentials; null = none is bound',
  callers: ['seat'],
})
