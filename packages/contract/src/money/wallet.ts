import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './wallet.schema.ts'

/** Causes of a change of a balance. `opening` is the balance from before the ledger existed. */
export const ledgerTypes = [
  'opening',
  'recharge',
  'buy_ports',
  'renew_time',
  'refund_recharge',
  'refund_purchase',
  'adjustment',
] as const

export const listLedger = endpoint<typeof schema.listLedger>()({
  method: 'GET',
  path: '/ledger',
  summary:
    'Movements of the own balance, with `cursor` in place of `page` for reading far back; `search` looks at order number and remark',
  callers: ['user'],
  permission: '1-9',
})

export const exportLedger = endpoint<typeof schema.exportLedger>()({
  method: 'GET',
  path: '/ledger/export',
  summary:
    'Movements of the own balance, or what the filters leave of them, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '1-9',
  download: true,
})

export const adminListLedger = endpoint<typeof schema.adminListLedger>()({
  method: 'GET',
  path: '/admin/ledger',
  summary: 'Movements of all balances; `search` looks at order number and email',
  callers: ['user'],
  permission: '104',
})

export const adjustBalance = endpoint<typeof schema.adjustBalance>()({
  method: 'POST',
  path: '/admin/user/:id/adjust-balance',
  summary: 'Add to a user’s balance or take from it, never below 0',
  callers: ['user'],
  permission: '108',
  stepUp: true,
  idempotent: true,
})
