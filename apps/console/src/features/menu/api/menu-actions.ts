import {
  createMenuEntry,
  deleteMenuEntry,
  getMenu,
  listMenuEntries,
  updateMenuEntry,
} from '@seaport/contract/platform/menu'
import { useAction } from '../../../shared/api/endpoint.ts'

/** The sidebar shows a change at once. */
const touched = [listMenuEntries, getMenu] as const

export const useCreateEntry = () => useAction(createMenuEntry, touched)
export const useUpdateEntry = () => useAction(updateMenuEntry, touched)
export const useDeleteEntry = () => useAction(deleteMenuEntry, touched)
