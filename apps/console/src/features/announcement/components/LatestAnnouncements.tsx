import { Button, Select } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { periods } from '@seaport/contract/kernel/period'
import type { Period } from '@seaport/contract/kernel/period.schema'
import { listAnnouncements } from '@seaport/contract/platform/announcement'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { useFailure } from '@seaport/ui/use-failure'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, useId, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useReadAll } from '../api/reading.ts'
import { AnnouncementItem } from './AnnouncementItem.tsx'
import { usePanelStyles } from './usePanelStyles.ts'

/** Number of entries in the panel. */
const LATEST = 10

interface LatestAnnouncementsProps {
  open: boolean
  unread: number
  /** Called when a link is followed. */
  onLeave: () => void
}

/** Latest announcements of a period; expanding one marks it as read. */
export function LatestAnnouncements({ open, unread, onLeave }: LatestAnnouncementsProps): ReactNode {
  const t = useT('announcement')
  const tPeriod = useT('period')
  const styles = usePanelStyles()
  const failure = useFailure()
  const { failed } = useNotify()
  const { lang } = useLanguage()
  const { zone: time_zone } = useFormat()
  const periodId = useId()
  const [period, setPeriod] = useState<Period>('one_month')
  const { data, isError, error, refetch } = useEndpointQuery(
    listAnnouncements,
    { query: { page_size: LATEST, period, time_zone, language: lang } },
    { paged: true, enabled: open },
  )
  const readAll = useReadAll()
  return (
    <>
      <Row gap="M" justify="between" className={styles.head}>
        <Row as="span" wrap="never" className={styles.period}>
          <label htmlFor={periodId}>{tPeriod('title')}</label>
          <Select
            id={periodId}
            size="small"
            value={period}
            onChange={(_, { value }) => setPeriod(periods.find((one) => one === value) ?? period)}
          >
            {periods.map((one) => (
              <option key={one} value={one}>
                {tPeriod(one)}
              </option>
            ))}
          </Select>
        </Row>
        <Button
          size="small"
          icon={<CheckmarkRegular />}
          disabledFocusable={unread === 0 || readAll.isPending}
          onClick={() => void readAll.mutateAsync({}).catch(failed)}
        >
          {t('readAll')}
        </Button>
      </Row>
      {data ? (
        data.list.length > 0 ? (
          <Stack as="ul" gap="none">
            {data.list.map((announcement) => (
              <li key={announcement.id} className={styles.item}>
                <AnnouncementItem announcement={announcement} onLeave={onLeave} />
              </li>
            ))}
          </Stack>
        ) : (
          <EmptyState motif="boat" title={t('none')} />
        )
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}
