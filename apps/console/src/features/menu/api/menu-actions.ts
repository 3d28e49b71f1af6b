import {
  createMenuEntry,
  deleteMenuEntry,
  getMenu,
  listMenuEntries,
  updateMenuEntry,
} from '@seaport/contract/platform/menu'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** The sidebar shows a change at once. */
const touched = [listMenuEntries, getMenu] as const

export const useCreateEntry = () => useEndpointMutation(createMenuEntry, touched)
export const useUpdateEntry = () => useEndpointMutation(updateMenuEntry, touched)
export const useDeleteEntry = () => useEndpointMutation(deleteMenuEntry, touched)
