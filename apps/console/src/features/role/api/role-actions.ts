import { createRole, deleteRole, listRoles, updateRole } from '@seaport/contract/people/role'
import { userPermission } from '@seaport/contract/people/user'
import { useAction } from '../../../shared/api/endpoint.ts'

export const useCreateRole = () => useAction(createRole, [listRoles])
/** A role may be the person's own: what it may do changes with it. */
export const useUpdateRole = () => useAction(updateRole, [listRoles, userPermission])
export const useDeleteRole = () => useAction(deleteRole, [listRoles])
