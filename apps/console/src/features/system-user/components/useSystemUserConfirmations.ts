import type { SystemUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import {
  useDeleteSystemUser,
  useResetAdministratorSecondFactor,
  useUpdateSystemUser,
} from '../api/system-user-actions.ts'
import type { SystemUserAction } from './SystemUserMenu.tsx'

type Asked = Exclude<SystemUserAction, 'edit' | 'password'>

/** Enables, disables or removes an administrator, or resets their second factor, after a confirmation that describes the effects. */
export function useSystemUserConfirmations(): (action: Asked, user: SystemUser) => void {
  const t = useT('systemUser')
  const update = useUpdateSystemUser()
  const remove = useDeleteSystemUser()
  const resetFactor = useResetAdministratorSecondFactor()
  const effects = {
    enable: [t('effect.mayLogIn')],
    disable: [t('effect.sessions'), t('effect.actingEnds')],
    secondFactor: [t('effect.codesGone'), t('effect.sessions'), t('effect.setUpAgain')],
    delete: [t('effect.sessions'), t('effect.actingEnds'), t('effect.logsStay')],
  }
  return useConfirmedAction((action, { id, email }) => ({
    title: t(`ask.${action}`, { email }),
    effects: effects[action],
    action: t(`do.${action}`),
    done: t(`did.${action}`, { email }),
    tone: action === 'enable' ? 'primary' : 'danger',
    run: () =>
      action === 'delete'
        ? remove.mutateAsync({ params: { id } })
        : action === 'secondFactor'
          ? resetFactor.mutateAsync({ params: { id } })
          : update.mutateAsync({
              params: { id },
              body: { status: action === 'enable' ? 'normal' : 'disabled' },
            }),
  }))
}
