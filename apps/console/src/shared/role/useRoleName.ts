import { defaultRoles, type SeededRole } from '@seaport/contract/kernel/permission'
import { useT } from '@seaport/i18n/react'
import { useCallback } from 'react'

/** Name of a role: built-in ones in the reader's language, until they are renamed. */
export function useRoleName(): (role: { id: string; name: string }) => string {
  const t = useT('roleName')
  return useCallback(({ id, name }) => (id === name && isSeeded(id) ? t(id) : name), [t])
}

function isSeeded(id: string): id is SeededRole {
  return Object.hasOwn(defaultRoles, id)
}
