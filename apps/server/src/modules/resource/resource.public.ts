export { listResources } from './resource.repository.ts'
export { takeIn, toResource } from './resource.service.ts'
