export { listResources, type Sightseer } from './resource.repository.ts'
export { takeIn, toResource } from './resource.service.ts'
