import { keysInEffect } from '@seaport/contract/kernel/permission'
import { listSystemUsers } from '@seaport/contract/people/admin-user'
import { listRoles } from '@seaport/contract/people/role'
import { userPermission } from '@seaport/contract/people/user'
import type { Option } from '@seaport/ui/select-field'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useWholeList } from '../../../shared/list/useWholeList.ts'
import { useRoleName } from '../../../shared/role/useRoleName.ts'

/**
 * Administrator roles as options. Roles with effective keys that the user lacks are disabled: nobody can grant more than they hold. Without the key to
 * list roles, the options are the roles that administrators have.
 */
export function useRoleOptions(): readonly Option[] {
  const roleName = useRoleName()
  const own = useEndpointQuery(userPermission, {}).data?.keys ?? []
  const sees = own.includes(listRoles.permission)
  const roles = useWholeList(listRoles, { superuser: 'true' }, { enabled: sees }).data?.list
  const people = useWholeList(listSystemUsers, {}, { enabled: !sees }).data?.list
  if (roles)
    return roles.map((role) => ({
      value: role.id,
      label: roleName(role),
      disabled: [...keysInEffect(role.keys, role.superuser)].some((key) => !own.includes(key)),
    }))
  const held = new Map((people ?? []).map(({ role }) => [role.id, roleName(role)]))
  return [...held].map(([value, label]) => ({ value, label }))
}
