export { audit } from './audit.service.ts'
export { auditCheckOf } from './audit-check.ts'
