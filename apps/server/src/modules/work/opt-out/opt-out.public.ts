export { namesIn } from './naming.ts'
export {
  erasedNames,
  handleHash,
  insertOptOuts,
  type ListScope,
  learnHandles,
  listedIds,
  listedPeople,
  lockList,
} from './opt-out.repository.ts'
