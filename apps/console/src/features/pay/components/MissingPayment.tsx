import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { PageCard } from '@seaport/ui/page'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { SupportContact } from './SupportContact.tsx'

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '80ch', lineHeight: token('lineHeightBase400') },
  small: { maxWidth: '80ch' },
})

/** What to do when a payment does not arrive, and which payments are accepted. */
export function MissingPayment(): ReactNode {
  const t = useT('pay')
  const styles = useStyles()
  return (
    <PageCard title={t('missingTitle')}>
      <p className={styles.text}>
        {t('missingText')} <SupportContact />
      </p>
      <Text as="p" tone="quiet" className={styles.small}>
        {t('currencies')}
      </Text>
    </PageCard>
  )
}
