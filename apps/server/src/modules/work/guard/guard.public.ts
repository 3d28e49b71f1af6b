export { contactedSince } from './guard.repository.ts'
export { checkGuard, contactsCountSince } from './guard.service.ts'
