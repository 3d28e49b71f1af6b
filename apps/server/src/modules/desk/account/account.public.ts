export {
  accountsOfSeat,
  assignedBySeat,
  everyAccount,
  findAccount,
  insertAccounts,
  lockAccount,
  lockAccounts,
} from './account.repository.ts'
export { bindToProxy, moveToSeat, parkAccount, takeFromSeat } from './account.service.ts'
export {
  closeAccount,
  closeAccountsOf,
  closeAccountsOfTenant,
  detachAccountsOf,
  openAccount,
  signOutAccountsOf,
  takeReport,
} from './account-desk.ts'
export type { AccountHooks } from './account-hooks.ts'
export { newAccountRow } from './account-row.ts'
export { toAccount } from './account-wire.ts'
