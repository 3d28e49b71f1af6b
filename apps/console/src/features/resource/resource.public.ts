export { resourceLive } from './api/live.ts'
export { resourceGroupKind } from './api/resource-groups.ts'
