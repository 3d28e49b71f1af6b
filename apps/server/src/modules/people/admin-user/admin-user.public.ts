export type { AdminUserHooks } from './admin-user.service.ts'
export { forgetExpiredReturns } from './login-as.repository.ts'
