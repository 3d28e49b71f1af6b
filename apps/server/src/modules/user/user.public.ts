export { ensureOwner, ensureRoles } from './owner.ts'
export { lockTenant } from './user.repository.ts'
