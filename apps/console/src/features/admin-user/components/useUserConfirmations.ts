import type { AdminUser } from '@seaport/contract/people/admin-user'
import { useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useUpdateUser } from '../api/user-actions.ts'

type Asked = 'enable' | 'disable'

/** Asks before a user is disabled or enabled, saying what will happen, and does it. */
export function useUserConfirmations(): (action: Asked, user: AdminUser) => void {
  const t = useT('adminUser')
  const update = useUpdateUser()
  return useConfirmedAction((action, user) => ({
    title: t(`ask.${action}`, { email: user.email }),
    effects:
      action === 'enable'
        ? [t('effect.mayLogIn')]
        : [t('effect.sessions'), t('effect.seats'), t('effect.queued'), t('effect.kept')],
    action: t(`do.${action}`),
    tone: action === 'enable' ? 'primary' : 'danger',
    run: () =>
      update.mutateAsync({
        params: { id: user.id },
        body: { status: action === 'enable' ? 'normal' : 'disabled' },
      }),
  }))
}
