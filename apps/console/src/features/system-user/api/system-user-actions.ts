import {
  createSystemUser,
  deleteSystemUser,
  listSystemUsers,
  resetAdministratorSecondFactor,
  updateSystemUser,
} from '@seaport/contract/people/admin-user'
import { listRoles } from '@seaport/contract/people/role'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** Roles show their number of users. */
const touched = [listSystemUsers, listRoles] as const

export const useCreateSystemUser = () => useEndpointMutation(createSystemUser, touched)
export const useUpdateSystemUser = () => useEndpointMutation(updateSystemUser, touched)
export const useDeleteSystemUser = () => useEndpointMutation(deleteSystemUser, touched)
export const useResetAdministratorSecondFactor = () =>
  useEndpointMutation(resetAdministratorSecondFactor, touched)
