export { contactedSince, readLimits } from './guard.repository.ts'
export { contactsCountSince, mayAct } from './guard.service.ts'
export { parkedUntil } from './verdict.ts'
