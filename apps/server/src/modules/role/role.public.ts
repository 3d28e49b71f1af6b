export { allKeys, lockRole, mayManage, type RoleRow } from './role.service.ts'
