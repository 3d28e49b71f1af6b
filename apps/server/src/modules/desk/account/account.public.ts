export {
  accountsOfSeat,
  assignedBySeat,
  everyAccount,
  findAccount,
  insertAccounts,
  lockAccount,
  lockAccounts,
} from './account.repository.ts'
export {
  type AccountsActed,
  bindToProxy,
  moveToSeat,
  showAccount,
  takeFromSeat,
} from './account.service.ts'
export { block, unblock } from './account-block.ts'
export { accountColumns } from './account-export.ts'
export type { AccountHooks } from './account-hooks.ts'
export {
  closeAccount,
  closeSeatAccounts,
  closeTenantAccounts,
  detachSeatAccounts,
  openAccount,
  signOutSeatAccounts,
  takeBlockReport,
  takeReport,
} from './account-lifecycle.ts'
export { toAccount } from './account-mapper.ts'
export { newAccountRow } from './account-row.ts'
