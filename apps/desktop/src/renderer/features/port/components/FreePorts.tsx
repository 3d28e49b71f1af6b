import { Button } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { AccountPicker } from './AccountPicker.tsx'
import { usePortStyles } from './usePortStyles.ts'

interface FreePortsProps {
  /** Numbers of the free ports. */
  slots: readonly number[]
  accounts: readonly Account[]
}

/** All free ports as one strip, and how to use them. */
export function FreePorts({ slots, accounts }: FreePortsProps): ReactNode {
  const t = useT('desktop')
  const styles = usePortStyles()
  const navigate = useNavigate()
  if (slots.length === 0) return null
  return (
    <div className={styles.strip}>
      <span>{t('freePorts', { count: slots.length })}</span>
      <ul className={styles.slots} aria-label={t('freePorts', { count: slots.length })}>
        {slots.map((slot) => (
          <li key={slot}>
            <section className={styles.freeSlot} aria-label={t('portNumber', { slot })} title={t('freePort')}>
              {slot}
              <span className={styles.hidden}>{t('freePort')}</span>
            </section>
          </li>
        ))}
      </ul>
      <span className={styles.actions}>
        <AccountPicker accounts={accounts} />
        <Button size="small" onClick={() => void navigate('/tasks/new')}>
          {t('newTask')}
        </Button>
      </span>
    </div>
  )
}
