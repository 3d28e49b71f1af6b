import { Button } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { userInfo } from '@seaport/contract/people/user'
import { announcementTypes, listAnnouncements } from '@seaport/contract/platform/announcement'
import type { Announcement } from '@seaport/contract/platform/announcement.schema'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { useNotify } from '@seaport/ui/use-notify'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { queryKeyOf, useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { usePeriodFilter } from '../../../shared/list/usePeriodFilter.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { announcementPath } from '../announcement-path.ts'
import { useReadAll, useReadOne } from '../api/reading.ts'
import { useAnnouncementColumns } from '../components/useAnnouncementColumns.tsx'

const FILTERS = ['search', 'type', 'read', 'period'] as const

/** /notice-user: all announcements with their read state. */
export function Announcements(): ReactNode {
  const t = useT('announcement')
  const navigate = useNavigate()
  const { success, failed } = useNotify()
  const period = usePeriodFilter()
  const list = useListState('announcements', FILTERS)
  const table = useTable(listAnnouncements, list)
  const unread = useEndpointQuery(userInfo, {}).data?.unread_count
  useRenewal(unread)
  const { mutateAsync: readOne } = useReadOne()
  const readAll = useReadAll()
  const onAction = useCallback(
    (action: 'open' | 'read', { id }: Announcement) => {
      if (action === 'open') void navigate(announcementPath(id))
      else void readOne({ params: { id } }).catch(failed)
    },
    [navigate, readOne, failed],
  )
  const columns = useAnnouncementColumns(onAction)
  return (
    <ListPage
      title={t('title')}
      lead={unread ? t('unreadCount', { count: unread }) : t('lead')}
      actions={
        <Button
          icon={<CheckmarkRegular />}
          disabledFocusable={!unread || readAll.isPending}
          onClick={() =>
            void readAll
              .mutateAsync({})
              .then(() => success(t('allRead')))
              .catch(failed)
          }
        >
          {t('readAll')}
        </Button>
      }
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[
        {
          id: 'type',
          label: t('type'),
          options: announcementTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        },
        {
          id: 'read',
          label: t('state'),
          options: [
            { value: 'false', label: t('unread') },
            { value: 'true', label: t('read') },
          ],
        },
        period,
      ]}
      storageKey="announcements"
      onRowClick={(announcement) => onAction('open', announcement)}
      rowHref={({ id }) => `#${announcementPath(id)}`}
      empty={<EmptyState motif="boat" title={t('emptyTitle')} text={t('emptyText')} />}
    />
  )
}

/** The header polls the unread count: a change means that the list is stale. */
function useRenewal(unread: number | undefined): void {
  const queries = useQueryClient()
  const known = useRef(unread)
  useEffect(() => {
    if (known.current !== undefined && known.current !== unread)
      void queries.invalidateQueries({ queryKey: queryKeyOf(listAnnouncements) })
    known.current = unread
  }, [queries, unread])
}
