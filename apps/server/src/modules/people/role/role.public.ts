export { lockRole, mayManage } from './role.service.ts'
