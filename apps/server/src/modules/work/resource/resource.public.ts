export { listResources } from './library.repository.ts'
export { type LibraryFilter, libraryOf } from './library.ts'
export { takeIn } from './resource.service.ts'
export { toResource } from './resource-wire.ts'
