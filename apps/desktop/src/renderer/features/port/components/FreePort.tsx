import { Button } from '@fluentui/react-button'
import { mergeClasses } from '@griffel/react'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { AccountPicker } from './AccountPicker.tsx'
import { PortCard } from './PortCard.tsx'
import { usePortStyles } from './usePortStyles.ts'

/** A free port, and what it can be used for. */
export function FreePort({ slot, accounts }: { slot: number; accounts: readonly Account[] }): ReactNode {
  const t = useT('desktop')
  const styles = usePortStyles()
  const navigate = useNavigate()
  return (
    <PortCard
      slot={slot}
      kind={t('freePort')}
      berth="free"
      actions={
        <>
          <AccountPicker accounts={accounts} />
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
