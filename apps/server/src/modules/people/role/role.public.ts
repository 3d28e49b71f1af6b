export { insertRole } from './role.repository.ts'
export { ensureRoles, lockRole, mayManage } from './role.service.ts'
export { readKeys, readKeysInEffect } from './role-keys.ts'
