import {
  createSystemUser,
  deleteSystemUser,
  listSystemUsers,
  updateSystemUser,
} from '@seaport/contract/people/admin-user'
import { listRoles } from '@seaport/contract/people/role'
import { useAction } from '../../../shared/api/endpoint.ts'

/** Roles say how many users hold them. */
const touched = [listSystemUsers, listRoles] as const

export const useCreateSystemUser = () => useAction(createSystemUser, touched)
export const useUpdateSystemUser = () => useAction(updateSystemUser, touched)
export const useDeleteSystemUser = () => useAction(deleteSystemUser, touched)
