export { newUser } from './new-user.ts'
export { ensureOwner, ensureRoles } from './owner.ts'
export { insertUser, lockTenant, setPassword, userByEmail } from './user.repository.ts'
