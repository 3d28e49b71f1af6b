import type { AdminUser } from '@seaport/contract/people/admin-user'
import { useT } from '@seaport/i18n/react'
import { useConfirmed } from '../../../shared/list/useConfirmed.ts'
import { useUpdateUser } from '../api/user-actions.ts'

type Asked = 'enable' | 'disable'

/** Asks before a user is disabled or enabled, saying what will happen, and does it. */
export function useUserConfirmations(): (deed: Asked, user: AdminUser) => void {
  const t = useT('adminUser')
  const update = useUpdateUser()
  return useConfirmed((deed, user) => ({
    title: t(`ask.${deed}`, { email: user.email }),
    effects:
      deed === 'enable'
        ? [t('effect.mayLogIn')]
        : [t('effect.sessions'), t('effect.seats'), t('effect.queued'), t('effect.kept')],
    action: t(`do.${deed}`),
    tone: deed === 'enable' ? 'primary' : 'danger',
    run: () =>
      update.mutateAsync({
        params: { id: user.id },
        body: { status: deed === 'enable' ? 'normal' : 'disabled' },
      }),
  }))
}
