import {
  createScript,
  deleteScripts,
  getScript,
  listScripts,
  moveScripts,
  scriptGroups,
  updateScript,
} from '@seaport/contract/work/script'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** Groups say how many scripts they hold. */
const own = [listScripts, getScript, scriptGroups.list] as const

export const useCreateScript = () => useEndpointMutation(createScript, own)
export const useUpdateScript = () => useEndpointMutation(updateScript, own)
export const useDeleteScripts = () => useEndpointMutation(deleteScripts, own)
export const useMoveScripts = () => useEndpointMutation(moveScripts, own)
