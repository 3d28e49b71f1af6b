import { addOptOuts, deleteOptOut, eraseResources, listOptOuts } from '@seaport/contract/work/opt-out'
import { getResource, listResources } from '@seaport/contract/work/resource'
import { moveResources, resourceGroups } from '@seaport/contract/work/resource-group'
import { listTaskResources } from '@seaport/contract/work/task'
import { useAction } from '../../../shared/api/endpoint.ts'

const library = [listResources, getResource, resourceGroups.list] as const
/** Whoever is on the list is marked wherever people are shown. */
const people = [...library, listTaskResources, listOptOuts] as const

export const useMoveResources = () => useAction(moveResources, library)
export const useOptOut = () => useAction(addOptOuts, people)
export const useErase = () => useAction(eraseResources, people)
export const useTakeOff = () => useAction(deleteOptOut, people)
