export {
  entriesOf,
  erasedNames,
  handleHash,
  insertOptOuts,
  type ListScope,
  listedIds,
  listedPeople,
  listedUnderHandle,
  lockList,
  moveEntry,
  recordHandles,
} from './opt-out.repository.ts'
export { identifiersIn } from './target-identifiers.ts'
