import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { StatusBadge } from '@seaport/ui/status-badge'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { TWO_LINES } from '@seaport/ui/two-lines'
import { useNow } from '@seaport/ui/use-now'
import type { ReactNode } from 'react'
import { portTime } from '../../../shared/ports/days.ts'

/** Days before the expiry from which it is highlighted. */
const SOON = 7

const useStyles = makeStyles({
  root: {
    columnGap: token('spacingHorizontalS'),
  },
  // The rows of a list look alike, whatever the length of their words.
  stacked: {
    flexDirection: `var(${TWO_LINES}, column)` as 'column',
    flexWrap: 'nowrap',
    alignItems: 'flex-start',
  },
})

interface PortTermProps {
  until: string | null
  /** In a cell of a list: the time left stands below. */
  stacked?: boolean
}

/** Expiry of a user's ports, and the time left. */
export function PortTerm({ until, stacked }: PortTermProps): ReactNode {
  const t = useT('adminUser')
  const format = useFormat()
  const styles = useStyles()
  const time = portTime(until, useNow())
  if (time.state === 'none')
    return (
      <Text as="span" tone="quiet">
        {t('noPorts')}
      </Text>
    )
  return (
    <Row
      as="span"
      gap="none"
      inline
      className={mergeClasses(styles.root, stacked && styles.stacked)}
      title={format.dateTime(until)}
    >
      {format.date(until)}
      {time.state === 'expired' ? (
        <StatusBadge tone="danger" label={t('expired')} />
      ) : time.days <= SOON ? (
        <StatusBadge tone="warning" label={t('daysLeft', { count: time.days })} />
      ) : (
        <Text as="span" tone="quiet">
          {t('daysLeft', { count: time.days })}
        </Text>
      )}
    </Row>
  )
}
