import { addOptOuts, deleteOptOut, eraseResources, listOptOuts } from '@seaport/contract/work/opt-out'
import { getResource, listResources } from '@seaport/contract/work/resource'
import { moveResources, resourceGroups } from '@seaport/contract/work/resource-group'
import { listTaskResources } from '@seaport/contract/work/task'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

const library = [listResources, getResource, resourceGroups.list] as const
/** People on the opt-out list are marked wherever they are shown. */
const people = [...library, listTaskResources, listOptOuts] as const

export const useMoveResources = () => useEndpointMutation(moveResources, library)
export const useOptOut = () => useEndpointMutation(addOptOuts, people)
export const useErase = () => useEndpointMutation(eraseResources, people)
export const useRemoveOptOut = () => useEndpointMutation(deleteOptOut, people)
