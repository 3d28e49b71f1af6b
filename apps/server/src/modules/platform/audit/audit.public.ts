export { emailOf } from './audit.repository.ts'
export { audit, auditNothing } from './audit.service.ts'
export { auditGuardFor } from './audit-guard.ts'
