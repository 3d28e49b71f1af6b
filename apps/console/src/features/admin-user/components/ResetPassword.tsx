import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { ResetPasswordDialog } from '../../../shared/password/ResetPasswordDialog.tsx'
import { useResetUserPassword } from '../api/user-actions.ts'

/** Gives a supervisor a new password. */
export function ResetPassword({ user, onClose }: { user: AdminUser; onClose: () => void }): ReactNode {
  const t = useT('adminUser')
  const { mutateAsync } = useResetUserPassword()
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
