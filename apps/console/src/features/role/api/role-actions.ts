import { createRole, deleteRole, listRoles, updateRole } from '@seaport/contract/people/role'
import { userPermission } from '@seaport/contract/people/user'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

export const useCreateRole = () => useEndpointMutation(createRole, [listRoles])
/** It may be the user's own role, whose permissions change with it. */
export const useUpdateRole = () => useEndpointMutation(updateRole, [listRoles, userPermission])
export const useDeleteRole = () => useEndpointMutation(deleteRole, [listRoles])
