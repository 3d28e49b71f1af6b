import { makeStyles } from '@fluentui/react-components'
import { ApiRefused } from '@seaport/api-client/errors'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { getAnnouncement, listAnnouncements } from '@seaport/contract/platform/announcement'
import { useFormat, useT } from '@seaport/i18n/react'
import { CleanMarkdown } from '@seaport/ui/clean-markdown'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { useTabTitle } from '../../../shared/screen/useTabTitle.ts'
import { announcementPath } from '../announcement-path.ts'
import { useReadOne } from '../api/reading.ts'
import { AnnouncementTypeBadge } from '../components/AnnouncementTypeBadge.tsx'
import { Neighbours } from '../components/Neighbours.tsx'

const useStyles = makeStyles({
  details: {
    color: token('colorNeutralForeground3'),
  },
  text: { maxWidth: '80ch' },
})

/** /notification-user: one announcement (`?id=`), the latest by default. */
export function AnnouncementPage(): ReactNode {
  const id = useAddressQuery().params.get('id')
  return id ? <One key={id} id={id} /> : <Latest />
}

function Latest(): ReactNode {
  const t = useT('announcement')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(listAnnouncements, { query: { page_size: 1 } })
  const [latest] = data?.list ?? []
  if (latest) return <Navigate to={announcementPath(latest.id)} replace />
  return (
    <Page title={t('one')}>
      {data ? (
        <EmptyState motif="boat" title={t('emptyTitle')} text={t('emptyText')} />
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}

function One({ id }: { id: string }): ReactNode {
  const t = useT('announcement')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(getAnnouncement, { params: { id }, query: {} })
  useTabTitle('announcement', data?.title)
  useReading(data)
  const notFound = error instanceof ApiRefused && error.status === 404
  const all = <PageButton to="/notice-user">{t('all')}</PageButton>
  return (
    <Page title={data?.title ?? t('one')} actions={all}>
      {data ? (
        <Content announcement={data} />
      ) : notFound ? (
        <EmptyState motif="boat" title={t('goneTitle')} text={t('goneText')} actions={all} />
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}

type Whole = DataOf<typeof getAnnouncement>

/** An announcement is marked as read when shown. */
function useReading(announcement: Whole | undefined): void {
  const { mutate } = useReadOne()
  const unread = announcement && !announcement.read ? announcement.id : undefined
  useEffect(() => {
    if (unread) mutate({ params: { id: unread } })
  }, [unread, mutate])
}

function Content({ announcement }: { announcement: Whole }): ReactNode {
  const format = useFormat()
  const styles = useStyles()
  return (
    <>
      <PageCard>
        <Row gap="M" className={styles.details}>
          <AnnouncementTypeBadge type={announcement.type} />
          <time dateTime={announcement.time}>{format.dateTime(announcement.time)}</time>
        </Row>
        <div className={styles.text}>
          <CleanMarkdown source={announcement.content} />
        </div>
      </PageCard>
      <Neighbours newer={announcement.newer} older={announcement.older} />
    </>
  )
}
