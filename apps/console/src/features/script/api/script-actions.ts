import {
  createScript,
  deleteScripts,
  getScript,
  listScripts,
  moveScripts,
  scriptGroups,
  updateScript,
} from '@seaport/contract/work/script'
import { useAction } from '../../../shared/api/endpoint.ts'

/** Groups say how many scripts they hold. */
const own = [listScripts, getScript, scriptGroups.list] as const

export const useCreateScript = () => useAction(createScript, own)
export const useUpdateScript = () => useAction(updateScript, own)
export const useDeleteScripts = () => useAction(deleteScripts, own)
export const useMoveScripts = () => useAction(moveScripts, own)
