import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { seaport } from '../../shared/seaport.ts'
import { useRunner } from '../../shared/useDesktop.ts'

/** Asks first: accounts close, and work waits. */
export function useLogOut(): () => void {
  const t = useT('desktop')
  const running = useRunner()?.running ?? 0
  return () =>
    void confirm({
      title: t('logoutTitle'),
      effects: [
        t('logoutAccounts'),
        ...(running > 0 ? [t('logoutTasks', { count: running })] : []),
        t('logoutSignIns'),
      ],
      action: t('logout'),
      tone: 'primary',
      run: () => seaport.call('session.logout', {}),
    })
}
