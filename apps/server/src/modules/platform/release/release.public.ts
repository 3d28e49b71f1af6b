export {
  isPublishedFile,
  publish,
  rollBack,
  setRollout,
  toRelease,
  withdraw,
} from './release.service.ts'
export { releaseJobs } from './release-jobs.ts'
export { administratorOf, type Publisher, publisherOf } from './release-publisher.ts'
export { revokeTokensOf } from './release-token.repository.ts'
export { orderOf, RELEASE } from './version-order.ts'
