import { MailReadRegular } from '@fluentui/react-icons/svg/mail-read'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import type { Announcement } from '@seaport/contract/platform/announcement.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { AnnouncementTitle } from './AnnouncementTitle.tsx'
import { AnnouncementTypeBadge } from './AnnouncementTypeBadge.tsx'

/** Actions on one announcement. */
export type OnAnnouncementAction = (action: 'open' | 'read', announcement: Announcement) => void

/** Columns of the announcements. */
export function useAnnouncementColumns(onAction: OnAnnouncementAction): readonly Column<Announcement>[] {
  const t = useT('announcement')
  const of = useFieldColumns<Announcement>()
  return useMemo(
    () => [
      {
        id: 'title',
        words: true,
        header: t('name'),
        width: 280,
        hideable: false,
        rowHeader: true,
        render: (announcement) => <AnnouncementTitle announcement={announcement} />,
      },
      {
        id: 'type',
        words: true,
        header: t('type'),
        width: 132,
        render: (announcement) => <AnnouncementTypeBadge type={announcement.type} />,
      },
      of.moment('time', t('time'), { width: 188, sortable: true }),
      {
        id: 'read',
        words: true,
        header: t('state'),
        width: 112,
        collapsible: true,
        render: (announcement) => (announcement.read ? t('read') : t('unread')),
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (announcement) => (
          <RowMenu
            name={announcement.title}
            actions={[
              {
                id: 'open',
                label: t('open'),
                icon: <OpenRegular />,
                onSelect: () => onAction('open', announcement),
              },
              {
                id: 'read',
                label: t('markRead'),
                icon: <MailReadRegular />,
                disabled: announcement.read,
                onSelect: () => onAction('read', announcement),
              },
            ]}
          />
        ),
      },
    ],
    [t, of, onAction],
  )
}
