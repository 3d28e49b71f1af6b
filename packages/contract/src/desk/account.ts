import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './account.schema.ts'

/** Promotion accounts speak for the business, personal ones belong to a person (specification, section 2). */
export const accountTypes = ['promotion', 'personal'] as const

const access = { callers: ['user'], permission: '008' } as const

export const listAccounts = endpoint<typeof schema.listAccounts>()({
  method: 'GET',
  path: '/account',
  scope: 'account:read',
  summary: 'Social accounts of the tenant',
  ...access,
})

export const countAccounts = endpoint<typeof schema.countAccounts>()({
  method: 'GET',
  path: '/account/count',
  scope: 'account:read',
  summary: 'How many accounts the filters leave in each state',
  ...access,
})

export const getAccount = endpoint<typeof schema.getAccount>()({
  method: 'GET',
  path: '/account/:id',
  scope: 'account:read',
  summary: 'One account',
  ...access,
})

export const createAccount = endpoint<typeof schema.createAccount>()({
  method: 'POST',
  path: '/account',
  scope: 'account:write',
  summary: 'Add one account',
  ...access,
  idempotent: true,
})

export const importAccounts = endpoint<typeof schema.importAccounts>()({
  method: 'POST',
  path: '/account/import',
  scope: 'account:write',
  summary: 'Import a list of accounts, with a result per row; dry_run changes nothing',
  ...access,
  bodyLimit: 4 * 1024 * 1024,
  idempotent: true,
})

export const updateAccount = endpoint<typeof schema.updateAccount>()({
  method: 'PATCH',
  path: '/account/:id',
  scope: 'account:write',
  summary: 'Change how an account is named, typed or zoned',
  ...access,
})

export const deleteAccount = endpoint<typeof schema.deleteAccount>()({
  method: 'DELETE',
  path: '/account/:id',
  scope: 'account:write',
  summary: 'Delete an account: its port is freed and its unfinished tasks end',
  ...access,
  idempotent: true,
})

export const assignAccounts = endpoint<typeof schema.assignAccounts>()({
  method: 'POST',
  path: '/account/assign',
  scope: 'account:write',
  summary:
    'Give accounts to a seat; an account of another seat leaves that one first, one of this seat is left as it is',
  ...access,
  idempotent: true,
})

export const unassignAccounts = endpoint<typeof schema.unassignAccounts>()({
  method: 'POST',
  path: '/account/unassign',
  scope: 'account:write',
  summary: 'Take accounts from their seats: ports are freed, unfinished tasks end',
  ...access,
  idempotent: true,
})

export const listAccountBlocks = endpoint<typeof schema.listAccountBlocks>()({
  method: 'GET',
  path: '/account/:id/block',
  scope: 'account:read',
  summary: 'When, why and by whom an account was blocked, and when it was unblocked; latest first',
  callers: ['user', 'seat'],
  permission: '008',
})

export const blockAccount = endpoint<typeof schema.blockAccount>()({
  method: 'POST',
  path: '/account/:id/block',
  summary: 'Block an account: it closes, and its unfinished tasks wait until it is unblocked',
  ...access,
  idempotent: true,
})

export const unblockAccount = endpoint<typeof schema.unblockAccount>()({
  method: 'POST',
  path: '/account/:id/unblock',
  scope: 'account:write',
  summary: 'Unblock an account: its tasks go on, its promotions after the rest that the guard asks for',
  ...access,
  idempotent: true,
})
