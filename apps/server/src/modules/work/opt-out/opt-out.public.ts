export { namesIn } from './naming.ts'
export {
  erasedNames,
  type ListScope,
  learnHandles,
  listedIds,
  listedPeople,
  lockList,
} from './opt-out.repository.ts'
