export { adminKindsFor, adminThingsOf } from './admin-attention.service.ts'
export { kindsFor, scopeOf, type Thing, thingsOf } from './attention.service.ts'
