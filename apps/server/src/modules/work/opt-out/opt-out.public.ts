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
export { identifiersIn } from './target-identifiers.ts'
