export { accountsOfSeat, assignedBySeat } from './account.repository.ts'
export {
  closeAccount,
  closeAccountsOf,
  detachAccountsOf,
  openAccount,
  signOutAccountsOf,
  takeReport,
} from './account-desk.ts'
export { toAccount } from './account-wire.ts'
