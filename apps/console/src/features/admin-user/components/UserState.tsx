import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

/** Whether a user may log in. */
export function UserState({ user }: { user: Pick<AdminUser, 'status'> }): ReactNode {
  const t = useT('adminUser')
  return (
    <StatusBadge
      tone={user.status === 'normal' ? 'success' : 'danger'}
      label={t(user.status === 'normal' ? 'enabled' : 'disabled')}
    />
  )
}
