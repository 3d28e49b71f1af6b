import { Button } from '@fluentui/react-button'
import { mergeClasses } from '@griffel/react'
import type { Account } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOpenAccount } from '../../account/account.public.ts'
import { PortCard } from './PortCard.tsx'
import { usePortStyles } from './usePortStyles.ts'

/** A free port, and what it can be used for. */
export function FreePort({ slot, accounts }: { slot: number; accounts: readonly Account[] }): ReactNode {
  const t = useT('desktop')
  const network = useT('network')
  const styles = usePortStyles()
  const navigate = useNavigate()
  const open = useOpenAccount()
  const closed = accounts.filter(({ online }) => !online)
  return (
    <PortCard
      slot={slot}
      kind={t('freePort')}
      free
      actions={
        <>
          {closed.length > 0 && (
            <ActionMenu
              trigger={
                <Button size="small" disabledFocusable={open.isPending}>
                  {t('openAccount')}
                </Button>
              }
              actions={closed.map((account) => ({
                id: account.id,
                label: t('handleOn', { handle: account.account, network: network(account.network) }),
                onSelect: () => open.mutate(account.id),
              }))}
            />
          )}
          <Button size="small" onClick={() => void navigate('/tasks/new')}>
            {t('newTask')}
          </Button>
        </>
      }
    >
      <span className={mergeClasses(styles.line, styles.quiet)}>{t('freePortText')}</span>
    </PortCard>
  )
}
