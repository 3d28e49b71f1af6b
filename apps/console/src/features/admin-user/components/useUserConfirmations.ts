import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useResetUserSecondFactor, useUpdateUser } from '../api/user-actions.ts'

type Asked = 'enable' | 'disable' | 'secondFactor'

/** Disables or enables a user, or resets their second factor, after a confirmation. */
export function useUserConfirmations(): (action: Asked, user: AdminUser) => void {
  const t = useT('adminUser')
  const update = useUpdateUser()
  const resetFactor = useResetUserSecondFactor()
  const effects = {
    enable: [t('effect.mayLogIn')],
    disable: [t('effect.sessions'), t('effect.seats'), t('effect.queued'), t('effect.kept')],
    secondFactor: [t('effect.codesGone'), t('effect.sessions'), t('effect.passwordAlone')],
  }
  return useConfirmedAction((action, user) => ({
    title: t(`ask.${action}`, { email: user.email }),
    effects: effects[action],
    action: t(`do.${action}`),
    done: t(`did.${action}`, { email: user.email }),
    tone: action === 'enable' ? 'primary' : 'danger',
    run: () =>
      action === 'secondFactor'
        ? resetFactor.mutateAsync({ params: { id: user.id } })
        : update.mutateAsync({
            params: { id: user.id },
            body: { status: action === 'enable' ? 'normal' : 'disabled' },
          }),
  }))
}
