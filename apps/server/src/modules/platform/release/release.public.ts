export {
  isPublishedFile,
  publish,
  rollBack,
  setRollout,
  toRelease,
  withdraw,
} from './release.service.ts'
export { publisherOf } from './release-token.ts'
export { orderOf, RELEASE } from './version-order.ts'
