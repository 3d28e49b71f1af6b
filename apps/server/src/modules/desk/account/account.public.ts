export { accountsOfSeat, assignedBySeat, everyAccount, lockAccounts } from './account.repository.ts'
export { bindToProxy } from './account-binding.ts'
export {
  closeAccount,
  closeAccountsOf,
  detachAccountsOf,
  openAccount,
  signOutAccountsOf,
  takeReport,
} from './account-desk.ts'
export { newAccountRow } from './account-row.ts'
export { toAccount } from './account-wire.ts'
