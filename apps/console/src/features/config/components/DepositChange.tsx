import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { getSettings } from '@seaport/contract/platform/setting'
import { useFormat, useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import type { ReactNode } from 'react'
import { useWithdrawDepositChange } from '../api/config-actions.ts'

/** The planned deposit address, when it takes effect, and a button to withdraw it. */
export function DepositChange({
  settings,
  deposit_change: planned,
}: Pick<DataOf<typeof getSettings>, 'settings' | 'deposit_change'>): ReactNode {
  const t = useT('config')
  const format = useFormat()
  const notify = useNotify()
  const withdraw = useWithdrawDepositChange()
  if (planned === null) return null
  const address = [
    planned.usdt_address ?? settings.usdt_address,
    planned.usdt_network ?? settings.usdt_network,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('depositChange', { time: format.dateTime(planned.at), address, email: planned.by.email })}
      </MessageBarBody>
      <MessageBarActions>
        <Button
          disabled={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(
              {},
              { onSuccess: () => notify.success(t('depositChangeWithdrawn')), onError: notify.failed },
            )
          }
        >
          {t('withdrawDepositChange')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
