import { listOptOuts } from '@seaport/contract/work/opt-out'
import { getResource, listResources } from '@seaport/contract/work/resource'
import { resourceGroups } from '@seaport/contract/work/resource-group'
import { live } from '../../../shared/api/live.ts'

export const resourceLive = [
  live(listResources, { stale: { resource: true, library: true } }),
  live(getResource, { stale: { library: true } }),
  live(resourceGroups.list, { stale: { library: true } }),
  live(listOptOuts, { stale: { library: true } }),
]
