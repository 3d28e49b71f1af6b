export { contactedSince } from './guard.repository.ts'
export { checkGuard, contactsCountSince, worksNow } from './guard.service.ts'
