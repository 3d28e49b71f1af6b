import { z } from 'zod'
import { endpoint, FileData } from '../kernel/endpoint.ts'
import { groupEndpoints } from '../kernel/group.ts'
import {
  BulkIds,
  Count,
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  Remark,
  SearchText,
} from '../kernel/primitives.ts'
import { ErrorFile, MAX_IMPORT_ROWS, MAX_SPREADSHEET_BYTES } from '../kernel/spreadsheet.ts'

export const ProxyScheme = z.enum(['http', 'https', 'socks5'])
export type ProxyScheme = z.infer<typeof ProxyScheme>

/** What the last check found. */
export const ProxyStatus = z.enum(['unchecked', 'checking', 'normal', 'abnormal'])
export type ProxyStatus = z.infer<typeof ProxyStatus>

/** Why a check failed. */
export const ProxyError = z.enum([
  'proxy_address_refused',
  'proxy_name_not_found',
  'proxy_unreachable',
  'proxy_timed_out',
  'proxy_login_refused',
  'proxy_tunnel_refused',
  'proxy_tls_failed',
  'proxy_bad_answer',
])
export type ProxyError = z.infer<typeof ProxyError>

/** IPv4 address, IPv6 address (with or without brackets), or name of a host. */
export const ProxyHost = z
  .string()
  .trim()
  .toLowerCase()
  .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
  .pipe(
    z.union([
      z.ipv4(),
      z.ipv6(),
      z
        .string()
        .max(253)
        .regex(/^(?=.*[a-z])(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/),
    ]),
  )

const ProxyPort = z.int().min(1).max(65_535)
/** Most accounts that a proxy may be bound to, or open through it at once. */
const Limit = z.int().min(1).max(1000)
/** Bytes that a text takes in UTF-8. */
function bytesOf(text: string): number {
  const sizes = [...text].map((letter) =>
    letter < '\x80' ? 1 : letter < '\u0800' ? 2 : letter.length === 2 ? 4 : 3,
  )
  return sizes.reduce((sum: number, size) => sum + size, 0)
}

/** A part of a login has a length of one byte in SOCKS5 (RFC 1929). */
const LoginPart = z
  .string()
  .max(255)
  .refine((text) => bytesOf(text) <= 255, { error: 'login_too_long' })

/**
 * What of a login its proxy can't be told: SOCKS5 knows no empty part (RFC 1929), HTTP no colon in a name (RFC 7617).
 * @returns the field that is at fault, and the message for it; null = the login works
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

export const ProxyGroup = z.object({ id: Id, name: z.string(), proxies: Count, created_at: Instant })
export type ProxyGroup = z.infer<typeof ProxyGroup>

/** Under which address the networks see a proxy, and in which country that is, as its last check found them. */
export const ProxyExit = z.object({
  exit_address: z.string().nullable(),
  /** ISO 3166-1 alpha-2; null where the service that is asked does not tell it. */
  exit_country: z.string().nullable(),
})

export const ProxyEntry = z.object({
  id: Id,
  group: z.object({ id: Id, name: z.string() }),
  scheme: ProxyScheme,
  /** Address or name of its host. */
  ip: z.string(),
  port: z.int(),
  username: z.string(),
  /** The password itself never leaves towards a console. */
  has_password: z.boolean(),
  status: ProxyStatus,
  /** Detection response time in milliseconds. */
  response_ms: Count.nullable(),
  last_detected_at: Instant.nullable(),
  error: ProxyError.nullable(),
  /** The error in the caller's language. */
  error_message: z.string(),
  ...ProxyExit.shape,
  /** Accounts that it may be bound to, and is. */
  allocation_limit: Count,
  allocated: Count,
  /** Accounts that may be open through it at once; null = as many as are bound. */
  concurrency_limit: Count.nullable(),
  remark: z.string(),
  created_at: Instant,
})
export type ProxyEntry = z.infer<typeof ProxyEntry>

const access = { callers: ['user'], permission: '0088' } as const

export const listProxies = endpoint({
  method: 'GET',
  path: '/proxy',
  scope: 'proxy:read',
  summary: 'Proxies of the tenant',
  ...access,
  query: listQuery(['created_at', 'ip', 'status', 'response_ms', 'last_detected_at'], {
    search: SearchText,
    group_id: Id.optional(),
    status: ProxyStatus.optional(),
    scheme: ProxyScheme.optional(),
  }),
  data: listOf(ProxyEntry),
})

export const getProxy = endpoint({
  method: 'GET',
  path: '/proxy/:id',
  scope: 'proxy:read',
  summary: 'One proxy',
  ...access,
  params: IdPath,
  data: ProxyEntry,
})

const Settings = {
  allocation_limit: Limit,
  concurrency_limit: Limit.nullable(),
  remark: Remark,
}

export const NewProxy = z
  .strictObject({
    group_id: Id,
    scheme: ProxyScheme,
    ip: ProxyHost,
    port: ProxyPort,
    username: LoginPart.default(''),
    password: LoginPart.default(''),
    allocation_limit: Limit.default(1),
    concurrency_limit: Settings.concurrency_limit.default(null),
    remark: Remark.default(''),
  })
  .superRefine(({ password, ...proxy }, { addIssue }) => {
    const fault = loginFault({ ...proxy, has_password: password !== '' })
    if (fault) addIssue({ code: 'custom', path: [fault.field], message: fault.message })
  })

export const createProxy = endpoint({
  method: 'POST',
  path: '/proxy',
  scope: 'proxy:write',
  summary: 'Add a proxy',
  ...access,
  body: NewProxy,
  data: ProxyEntry,
  idempotent: true,
})

export const updateProxy = endpoint({
  method: 'PATCH',
  path: '/proxy/:id',
  scope: 'proxy:write',
  summary: 'Change a proxy; a password that is left out stays, an empty one removes it',
  ...access,
  params: IdPath,
  body: z
    .strictObject({
      scheme: ProxyScheme,
      ip: ProxyHost,
      port: ProxyPort,
      username: LoginPart,
      password: LoginPart,
      ...Settings,
    })
    .partial(),
  data: ProxyEntry,
})

export const deleteProxy = endpoint({
  method: 'DELETE',
  path: '/proxy/:id',
  scope: 'proxy:write',
  summary: 'Delete a proxy that no account uses',
  ...access,
  params: IdPath,
  data: EmptyData,
})

export const deleteProxies = endpoint({
  method: 'POST',
  path: '/proxy/delete',
  scope: 'proxy:write',
  summary: 'Delete proxies; refused if accounts use one of them',
  ...access,
  body: z.strictObject({ ids: BulkIds }),
  data: z.object({ deleted: Count }),
  idempotent: true,
})

export const moveProxies = endpoint({
  method: 'POST',
  path: '/proxy/move',
  scope: 'proxy:write',
  summary: 'Move proxies to another group; refused if one of them is there already',
  ...access,
  body: z.strictObject({ ids: BulkIds, group_id: Id }),
  data: z.object({ moved: Count }),
  idempotent: true,
})

export const checkProxies = endpoint({
  method: 'POST',
  path: '/proxy/check',
  scope: 'proxy:write',
  summary: 'Queue checks: response time and exit address; the results come as events',
  ...access,
  body: z.strictObject({ ids: BulkIds }),
  data: z.object({ queued: Count }),
})

/** A proxy as administrators see it. */
export const AdminProxy = ProxyEntry.extend({
  user: z.object({ id: Id, email: z.string(), username: z.string() }),
})
export type AdminProxy = z.infer<typeof AdminProxy>

/** Proxies go with the accounts that are bound to them: the key of account management. */
const administration = { callers: ['user'], permission: '110' } as const

export const adminListProxies = endpoint({
  method: 'GET',
  path: '/admin/proxy',
  summary: 'Proxies of all supervisors; `search` looks at address, remark, group and the supervisor’s email',
  ...administration,
  query: listQuery(['created_at', 'ip', 'status', 'response_ms', 'last_detected_at'], {
    search: SearchText,
    user_id: Id.optional(),
    status: ProxyStatus.optional(),
    scheme: ProxyScheme.optional(),
  }),
  data: listOf(AdminProxy),
})

export const adminCheckProxy = endpoint({
  method: 'POST',
  path: '/admin/proxy/:id/check',
  summary: 'Queue a check of a supervisor’s proxy; the result comes to the supervisor as an event',
  ...administration,
  params: IdPath,
  data: EmptyData,
})

export const assignProxy = endpoint({
  method: 'POST',
  path: '/proxy/assign',
  scope: 'proxy:write',
  summary: 'Bind accounts to a proxy, within its allocation limit; all or none',
  ...access,
  body: z.strictObject({ proxy_id: Id, account_ids: BulkIds }),
  data: z.object({ assigned: Count }),
  idempotent: true,
})

export const unassignProxy = endpoint({
  method: 'POST',
  path: '/proxy/unassign',
  scope: 'proxy:write',
  summary: 'Take accounts from their proxies',
  ...access,
  body: z.strictObject({ account_ids: BulkIds }),
  data: z.object({ unassigned: Count }),
  idempotent: true,
})

/** Outcome of one row of an import: the row of the sheet, or the line of the list, from 1. */
export const ProxyImportRow = z.object({
  row: z.int().min(1),
  proxy: z.string(),
  outcome: z.enum(['added', 'duplicate', 'invalid']),
  msg: z.string(),
})

export const ProxyImportReport = z.object({
  added: Count,
  duplicate: Count,
  invalid: Count,
  rows: z.array(ProxyImportRow),
  error_file: ErrorFile,
})

const importSettings = { group_id: Id, dry_run: z.boolean().default(false) }

export const importProxyList = endpoint({
  method: 'POST',
  path: '/proxy/import',
  scope: 'proxy:write',
  summary:
    'Import a pasted list, one proxy a line: scheme://user:password@host:port, or host:port:user:password',
  ...access,
  body: z.strictObject({
    ...importSettings,
    /** Scheme of lines that name none. */
    scheme: ProxyScheme.default('http'),
    allocation_limit: Limit.default(1),
    text: z.string().min(1).max(1_000_000),
  }),
  data: ProxyImportReport,
  idempotent: true,
  bodyLimit: 1_500_000,
})

export const importProxyFile = endpoint({
  method: 'POST',
  path: '/proxy/import-file',
  summary: `Import an xlsx of at most ${MAX_IMPORT_ROWS} rows, with a result per row; dry_run changes nothing`,
  ...access,
  upload: { maxBytes: MAX_SPREADSHEET_BYTES },
  body: z.strictObject(importSettings),
  data: ProxyImportReport,
  idempotent: true,
})

export const proxyTemplate = endpoint({
  method: 'GET',
  path: '/proxy/import-template',
  summary: 'Empty spreadsheet for the import, in the caller’s language',
  ...access,
  data: FileData,
  download: true,
})

export const proxyGroups = groupEndpoints({
  path: '/proxy-group',
  permission: access.permission,
  scopes: { read: 'proxy:read', write: 'proxy:write' },
  readers: ['user'],
  group: ProxyGroup,
  summaries: { list: 'Groups of proxies', remove: 'Delete a group that has no proxies' },
})

/** What a desktop needs to go out through a proxy. An account that has one never goes out without it. */
export const AccountProxy = z.object({
  id: Id,
  scheme: ProxyScheme,
  host: z.string(),
  port: z.int(),
  username: z.string(),
  password: z.string(),
})
export type AccountProxy = z.infer<typeof AccountProxy>

export const seatAccountProxy = endpoint({
  method: 'GET',
  path: '/seat/account/:id/proxy',
  summary: 'Proxy of an account of the seat, with its credentials; null = none is bound',
  callers: ['seat'],
  params: IdPath,
  data: z.object({ proxy: AccountProxy.nullable() }),
})
