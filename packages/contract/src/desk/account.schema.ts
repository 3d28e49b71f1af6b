import { z } from 'zod'
import { readAccountName } from '../address/account-name.ts'
import { normaliseEmail } from '../address/email.ts'
import { isNoName } from '../address/nickname.ts'
import { plainPhone } from '../address/plain-text.ts'
import { Network } from '../kernel/network.schema.ts'
import type { NetworkId } from '../kernel/network.ts'
import {
  BulkIds,
  Count,
  CountryChoice,
  countsOf,
  EmptyData,
  Id,
  IdPath,
  Instant,
  leftUnchanged,
  listOf,
  listQuery,
  QueryFlag,
  SearchText,
  TimeZone,
  typedText,
} from '../kernel/primitives.schema.ts'
import { accountTypes } from './account.ts'
import { ProxyExit, ProxyScheme, ProxyStatus } from './proxy.schema.ts'

export const AccountType = z.enum(accountTypes)

export const MAX_NICKNAME = 80

/** A nickname in a row of a list, which may be a placeholder or a credential: that refuses its row alone. */
const NicknameCell = typedText(MAX_NICKNAME).transform((text) => text.normalize('NFC'))

/** A nickname entered in a field of its own. */
export const Nickname = NicknameCell.refine((text) => !isNoName(text), { error: 'nickname_credential' })

/** Whether a text can be a sign-in name of a network: an e-mail address or a telephone number. */
function isSignInName(text: string): boolean {
  return normaliseEmail(text) !== undefined || /^\+?(?:[\s().-]*\d){6,15}$/.test(text)
}

/** E-mail address or telephone number that the account signs in with, for the agent who signs in; empty = unknown. Passwords are never stored. */
export const SignInName = z
  .string()
  .overwrite((text) => (/[@＠]/.test(text) ? text.trim() : plainPhone(text)))
  .max(254)
  .refine((text) => text === '' || isSignInName(text), { error: 'sign_in_name' })

export const Availability = z.enum(['normal', 'abnormal'])

/**
 * Cause of a block: the network reports the account as locked or suspended, an agent met a block or an identity check,
 * or the supervisor decided.
 */
export const BlockReason = z.enum(['network_stopped', 'agent_reported', 'checkpoint', 'by_person'])
export type BlockReason = z.infer<typeof BlockReason>

/** Block reasons that an agent may report. */
export const AgentBlockReason = BlockReason.extract(['agent_reported', 'checkpoint'])
export type AgentBlockReason = z.infer<typeof AgentBlockReason>

/** A social account, as lists show it. */
export const Account = z.object({
  id: Id,
  network: Network,
  account: z.string(),
  nickname: z.string(),
  sign_in_name: z.string(),
  type: AccountType,
  import_type: z.enum(['manual', 'list', 'file']),
  imported_at: Instant,
  follower_count: Count.nullable(),
  country: z.string().nullable(),
  /** Abnormal = blocked: it can't be opened and runs no tasks until a person unblocks it. */
  availability: Availability,
  unblock_count: Count,
  blocked_at: Instant.nullable(),
  blocked_reason: BlockReason.nullable(),
  /** Whether the desktop holds a working sign-in to the network. */
  login_status: z.enum(['logged_in', 'logged_out']),
  /** Open on the desktop: it holds a port. */
  online: z.boolean(),
  seat: z.object({ id: Id, name: z.string(), seat_code: z.string() }).nullable(),
  /** The account never connects without it. */
  proxy: z
    .object({
      id: Id,
      scheme: ProxyScheme,
      ip: z.string(),
      port: z.int(),
      status: ProxyStatus,
      ...ProxyExit.shape,
    })
    .nullable(),
  time_zone: z.string(),
})
export type Account = z.infer<typeof Account>

/** Filters that apply to the counts per state. */
const accountScopeFilters = {
  search: SearchText,
  network: Network.optional(),
  type: AccountType.optional(),
}

export const accountFilters = {
  ...accountScopeFilters,
  /** A seat's id, or `none` for accounts without a seat. */
  seat_id: Id.optional(),
  /** A proxy's id, or `none` for accounts without a proxy. */
  proxy_id: Id.optional(),
  availability: Availability.optional(),
  /** Whether a task could be created for it: it is not blocked, its seat is enabled and has a free port. */
  usable: QueryFlag.optional(),
}

export const listAccounts = {
  query: listQuery(['imported_at', 'account', 'follower_count'], accountFilters),
  data: listOf(Account),
}

export const countAccounts = {
  query: z.strictObject(accountScopeFilters),
  data: countsOf(['all', 'normal', 'abnormal', 'no_seat', 'no_proxy']),
}

export const getAccount = {
  params: IdPath,
  data: Account,
}

/** The handle of an account, or a link to its profile. */
const AccountName = z.string().trim().min(1).max(200)

/** Reports why a text is not an account of its network, without repeating the text. */
function checkAccount(
  { network, account }: { network: NetworkId; account: string },
  context: z.RefinementCtx,
) {
  const read = readAccountName({ network }, account)
  if ('fault' in read) context.addIssue({ code: 'custom', path: ['account'], message: read.fault })
}

const NewAccount = z
  .strictObject({
    network: Network,
    account: AccountName,
    nickname: Nickname.default(''),
    sign_in_name: SignInName.default(''),
    type: AccountType.default('promotion'),
    time_zone: TimeZone.default('UTC'),
    country: CountryChoice.default(null),
    /** The seat to assign it to immediately; empty or null = none yet. */
    seat_id: z
      .string()
      .max(64)
      .transform((id) => id || null)
      .nullable()
      .default(null),
  })
  .superRefine(checkAccount)

export const createAccount = {
  body: NewAccount,
  data: Account,
}

/** Outcome of one row of an import; rows are counted from 1. A refused row's content is not repeated, because it may be a secret. */
export const ImportRow = z.object({
  row: z.int().min(1),
  account: z.string(),
  /** Null = the row names no network that is set up. */
  network: Network.nullable(),
  nickname: z.string(),
  /** The seat and the proxy that the row names. */
  seat: z.string().nullable(),
  proxy: z.string().nullable(),
  outcome: z.enum(['added', 'duplicate', 'invalid']),
  msg: z.string(),
})

/** A row's own values, verbatim; empty = the import's value. */
const Cell = z.string().trim().max(500).default('')

export const importAccounts = {
  body: z.strictObject({
    /** Network of rows that have neither a network nor a link; omitted = such rows are refused. */
    network: Network.optional(),
    type: AccountType.default('promotion'),
    time_zone: TimeZone.default('UTC'),
    dry_run: z.boolean().default(false),
    rows: z
      .array(
        z.strictObject({
          account: z.string().max(200),
          nickname: NicknameCell.default(''),
          network: Cell,
          type: Cell,
          time_zone: Cell,
          country: Cell,
          seat: Cell,
          proxy: Cell,
          sign_in_name: Cell,
        }),
      )
      .min(1)
      .max(1000),
  }),
  data: z.object({ added: Count, duplicate: Count, invalid: Count, rows: z.array(ImportRow) }),
}

export const updateAccount = {
  params: IdPath,
  body: z
    .strictObject({
      nickname: Nickname,
      sign_in_name: SignInName,
      type: AccountType,
      time_zone: TimeZone,
      country: CountryChoice,
    })
    .partial(),
  data: Account,
}

export const deleteAccount = {
  params: IdPath,
  data: EmptyData,
}

export const assignAccounts = {
  body: z.strictObject({ account_ids: BulkIds, seat_id: Id }),
  data: z.object({ assigned: Count, ...leftUnchanged }),
}

export const unassignAccounts = {
  body: z.strictObject({ account_ids: BulkIds }),
  data: z.object({ unassigned: Count, ...leftUnchanged }),
}

const Note = typedText(500)

/** One block of an account. */
export const AccountBlock = z.object({
  id: Id,
  reason: BlockReason,
  note: z.string(),
  blocked_at: Instant,
  /** The seat whose desktop detected or reported it; null = the supervisor. */
  seat: z.object({ id: Id, name: z.string(), seat_code: z.string() }).nullable(),
  /** The task that was running; null = none, or the task is deleted. */
  task: z.object({ id: Id, number: z.int(), name: z.string() }).nullable(),
  /** Null = still blocked. */
  unblocked_at: Instant.nullable(),
  unblock_note: z.string(),
})
export type AccountBlock = z.infer<typeof AccountBlock>

export const listAccountBlocks = {
  params: IdPath,
  query: listQuery(['blocked_at'], {}),
  data: listOf(AccountBlock),
}

export const blockAccount = {
  params: IdPath,
  body: z.strictObject({ note: Note.min(1) }),
  data: Account,
}

export const unblockAccount = {
  params: IdPath,
  body: z.strictObject({ note: Note.min(1) }),
  data: Account,
}
