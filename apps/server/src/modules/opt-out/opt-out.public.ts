export { namesIn } from './naming.ts'
export { erasedNames, type ListScope, listedIds, listedPeople, lockList } from './opt-out.repository.ts'
