export {
  erasedNames,
  handleHash,
  insertOptOuts,
  type ListScope,
  listedIds,
  listedPeople,
  lockList,
  recordHandles,
} from './opt-out.repository.ts'
export { identifiersIn } from './target-identifiers.ts'
