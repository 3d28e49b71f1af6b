import { Button } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { VisuallyHidden } from '@seaport/ui/visually-hidden'
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
    <Row gap="M" className={styles.strip}>
      <span>{t('freePorts', { count: slots.length })}</span>
      <Row
        as="ul"
        gap="XS"
        align="stretch"
        className={styles.slots}
        aria-label={t('freePorts', { count: slots.length })}
      >
        {slots.map((slot) => (
          <li key={slot}>
            <section className={styles.freeSlot} aria-label={t('portNumber', { slot })} title={t('freePort')}>
              {slot}
              <VisuallyHidden>{t('freePort')}</VisuallyHidden>
            </section>
          </li>
        ))}
      </Row>
      <Row as="span" gap="XS">
        <AccountPicker accounts={accounts} />
        <Button size="small" onClick={() => void navigate('/tasks/new')}>
          {t('newTask')}
        </Button>
      </Row>
    </Row>
  )
}
