import { z } from 'zod'
import { isProxyHost } from '../address/proxy-line.ts'
import { FileData } from '../kernel/endpoint.schema.ts'
import { groupSchemas } from '../kernel/group.schema.ts'
import {
  BulkIds,
  Count,
  countsOf,
  EmptyData,
  Id,
  IdPath,
  Instant,
  leftUnchanged,
  listOf,
  listQuery,
  PastedText,
  Remark,
  SearchText,
} from '../kernel/primitives.schema.ts'
import { ErrorFile } from '../kernel/spreadsheet.schema.ts'
import { loginFault, proxySchemes, proxyStatuses } from './proxy.ts'

export const ProxyScheme = z.enum(proxySchemes)
export type ProxyScheme = z.infer<typeof ProxyScheme>

export const ProxyStatus = z.enum(proxyStatuses)
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

/** IPv4 address, IPv6 address (with or without brackets), or full name of a host. */
export const ProxyHost = PastedText.toLowerCase()
  .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
  .pipe(z.string().min(1).max(253).refine(isProxyHost, { error: 'proxy_host' }))

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
function loginPart(text: z.ZodString) {
  return text.max(255).refine((part) => bytesOf(part) <= 255, { error: 'login_too_long' })
}
const ProxyUser = loginPart(PastedText)
/** May begin or end with a blank. */
const ProxyPassword = loginPart(z.string())

export const ProxyGroup = z.object({ id: Id, name: z.string(), proxies: Count, created_at: Instant })
export type ProxyGroup = z.infer<typeof ProxyGroup>

/** Exit address of a proxy and its country, at the last check. */
export const ProxyExit = z.object({
  exit_address: z.string().nullable(),
  /** ISO 3166-1 alpha-2; null if the lookup service does not report it. */
  exit_country: z.string().nullable(),
})

export const ProxyEntry = z.object({
  id: Id,
  group: z.object({ id: Id, name: z.string() }),
  scheme: ProxyScheme,
  /** Address or name of the proxy's host. */
  ip: z.string(),
  port: z.int(),
  username: z.string(),
  /** The password itself is never sent to a console. */
  has_password: z.boolean(),
  status: ProxyStatus,
  /** Detection response time in milliseconds. */
  response_ms: Count.nullable(),
  last_detected_at: Instant.nullable(),
  error: ProxyError.nullable(),
  /** The error in the caller's language. */
  error_message: z.string(),
  ...ProxyExit.shape,
  /** Limit and number of bound accounts. */
  allocation_limit: Count,
  allocated: Count,
  /** Maximum number of accounts open through it at once; null = all that are bound. */
  concurrency_limit: Count.nullable(),
  remark: z.string(),
  created_at: Instant,
})
export type ProxyEntry = z.infer<typeof ProxyEntry>

/** Filters that apply to the counts per state. */
const proxyScopeFilters = {
  search: SearchText,
  group_id: Id.optional(),
  scheme: ProxyScheme.optional(),
}

export const listProxies = {
  query: listQuery(['created_at', 'ip', 'status', 'response_ms', 'last_detected_at'], {
    ...proxyScopeFilters,
    status: ProxyStatus.optional(),
  }),
  data: listOf(ProxyEntry),
}

export const countProxies = {
  query: z.strictObject(proxyScopeFilters),
  data: countsOf(['all', ...ProxyStatus.options]),
}

export const getProxy = {
  params: IdPath,
  data: ProxyEntry,
}

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
    username: ProxyUser.default(''),
    password: ProxyPassword.default(''),
    allocation_limit: Limit.default(1),
    concurrency_limit: Settings.concurrency_limit.default(null),
    remark: Remark.default(''),
  })
  .superRefine(({ password, ...proxy }, { addIssue }) => {
    const fault = loginFault({ ...proxy, has_password: password !== '' })
    if (fault) addIssue({ code: 'custom', path: [fault.field], message: fault.message })
  })

export const createProxy = {
  body: NewProxy,
  data: ProxyEntry,
}

export const updateProxy = {
  params: IdPath,
  body: z
    .strictObject({
      scheme: ProxyScheme,
      ip: ProxyHost,
      port: ProxyPort,
      username: ProxyUser,
      password: ProxyPassword,
      ...Settings,
    })
    .partial(),
  data: ProxyEntry,
}

export const deleteProxy = {
  params: IdPath,
  data: EmptyData,
}

export const deleteProxies = {
  body: z.strictObject({ ids: BulkIds }),
  data: z.object({ deleted: Count, ...leftUnchanged }),
}

export const moveProxies = {
  body: z.strictObject({ ids: BulkIds, group_id: Id }),
  data: z.object({ moved: Count, ...leftUnchanged }),
}

export const checkProxies = {
  body: z.strictObject({ ids: BulkIds }),
  data: z.object({ queued: Count, ...leftUnchanged }),
}

/** A proxy as administrators see it. */
export const AdminProxy = ProxyEntry.extend({
  user: z.object({ id: Id, email: z.string(), username: z.string() }),
})
export type AdminProxy = z.infer<typeof AdminProxy>

export const adminListProxies = {
  query: listQuery(['created_at', 'ip', 'status', 'response_ms', 'last_detected_at'], {
    search: SearchText,
    user_id: Id.optional(),
    status: ProxyStatus.optional(),
    scheme: ProxyScheme.optional(),
  }),
  data: listOf(AdminProxy),
}

export const adminCheckProxy = {
  params: IdPath,
  data: EmptyData,
}

export const assignProxy = {
  body: z.strictObject({ proxy_id: Id, account_ids: BulkIds }),
  data: z.object({ assigned: Count, ...leftUnchanged }),
}

export const unassignProxy = {
  body: z.strictObject({ account_ids: BulkIds }),
  data: z.object({ unassigned: Count, ...leftUnchanged }),
}

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

export const importProxyList = {
  body: z.strictObject({
    ...importSettings,
    /** Scheme of lines that don't name one. */
    scheme: ProxyScheme.default('http'),
    allocation_limit: Limit.default(1),
    text: z.string().min(1).max(1_000_000),
  }),
  data: ProxyImportReport,
}

export const importProxyFile = {
  body: z.strictObject(importSettings),
  data: ProxyImportReport,
}

export const proxyTemplate = {
  data: FileData,
}

export const proxyGroups = groupSchemas(ProxyGroup)

/** What a desktop needs to connect through a proxy. An account with a proxy never connects without it. */
export const AccountProxy = z.object({
  id: Id,
  scheme: ProxyScheme,
  host: z.string(),
  port: z.int(),
  username: z.string(),
  password: z.string(),
})
export type AccountProxy = z.infer<typeof AccountProxy>

export const seatAccountProxy = {
  params: IdPath,
  data: z.object({ proxy: AccountProxy.nullable() }),
}
