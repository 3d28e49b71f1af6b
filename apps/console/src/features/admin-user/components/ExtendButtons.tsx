import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { serverClock } from '../../../shared/api/client.ts'
import { extendTerm } from '../extend-term.ts'

/** Common numbers of days. */
const DAYS = [3, 7, 30, 90] as const

interface ExtendButtonsProps {
  /** Current expiry of the ports. */
  from: string | null
  onChoose: (until: string) => void
}

/** Extends a term by days. */
export function ExtendButtons({ from, onChoose }: ExtendButtonsProps): ReactNode {
  const t = useT('adminUser')
  return (
    <Row as="fieldset" align="stretch" aria-label={t('extend')}>
      {DAYS.map((days) => (
        <Button
          key={days}
          size="small"
          onClick={() => onChoose(extendTerm(from, days, serverClock.now() ?? Date.now()))}
        >
          {t('plusDays', { count: days })}
        </Button>
      ))}
    </Row>
  )
}
