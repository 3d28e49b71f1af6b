export { requireGoodPassword } from './good-password.ts'
export { newUser } from './new-user.ts'
export { ensureOwner, giveOwnerNewPassword } from './owner.ts'
export {
  changeUser,
  findHoldings,
  type Holdings,
  insertUser,
  isAdministrator,
  lockUser,
  moveNoticesRead,
  namesOf,
  nextTaskNumber,
  noteLogin,
  passwordHashOf,
  planOf,
  portsExpireAt,
  replacePassword,
  setBalance,
  setPassword,
  setPorts,
  userByEmail,
} from './user.repository.ts'
