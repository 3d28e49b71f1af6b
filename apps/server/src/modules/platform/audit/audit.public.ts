export { emailOf } from './audit.repository.ts'
export { audit } from './audit.service.ts'
export { auditGuardFor } from './audit-guard.ts'
