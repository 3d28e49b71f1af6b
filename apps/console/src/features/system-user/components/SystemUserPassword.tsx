import type { SystemUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { ResetPasswordDialog } from '../../../shared/password/ResetPasswordDialog.tsx'
import { useUpdateSystemUser } from '../api/system-user-actions.ts'

/** Gives an administrator a new password. */
export function SystemUserPassword({ user, onClose }: { user: SystemUser; onClose: () => void }): ReactNode {
  const t = useT('systemUser')
  const { mutateAsync } = useUpdateSystemUser()
  return (
    <ResetPasswordDialog
      title={t('passwordTitle', { email: user.email })}
      action={t('do.password')}
      effect={t('effect.sessions')}
      resultTitle={t('resetTitle')}
      loginLabel={t('email')}
      loginName={user.email}
      onReset={(body) => mutateAsync({ params: { id: user.id }, body })}
      onClose={onClose}
    />
  )
}
