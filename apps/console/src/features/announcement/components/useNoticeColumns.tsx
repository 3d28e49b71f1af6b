import { MailReadRegular } from '@fluentui/react-icons/svg/mail-read'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import type { Announcement } from '@seaport/contract/platform/announcement'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { NoticeTitle } from './NoticeTitle.tsx'
import { NoticeType } from './NoticeType.tsx'

/** What can be done with one announcement. */
export type NoticeDeeds = (deed: 'open' | 'read', notice: Announcement) => void

/** Columns of the announcements. */
export function useNoticeColumns(deeds: NoticeDeeds): readonly Column<Announcement>[] {
  const t = useT('announcement')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('name'),
        width: 280,
        hideable: false,
        rowHeader: true,
        render: (notice) => <NoticeTitle notice={notice} />,
      },
      { id: 'type', header: t('type'), width: 132, render: (notice) => <NoticeType type={notice.type} /> },
      {
        id: 'time',
        header: t('time'),
        width: 184,
        sortable: true,
        render: (notice) => format.dateTime(notice.time),
      },
      {
        id: 'read',
        header: t('state'),
        width: 112,
        yields: true,
        render: (notice) => (notice.read ? t('read') : t('unread')),
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (notice) => (
          <RowMenu
            name={notice.title}
            actions={[
              { id: 'open', label: t('open'), icon: <OpenRegular />, onSelect: () => deeds('open', notice) },
              {
                id: 'read',
                label: t('markRead'),
                icon: <MailReadRegular />,
                disabled: notice.read,
                onSelect: () => deeds('read', notice),
              },
            ]}
          />
        ),
      },
    ],
    [t, format, deeds],
  )
}
