import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { locales } from '@seaport/contract/kernel/locale'
import type { AdminAnnouncement } from '@seaport/contract/platform/announcement.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { AnnouncementTypeBadge } from '../../announcement/announcement.public.ts'
import { AnnouncementState } from './AnnouncementState.tsx'
import { useAnnouncementTitle } from './useAnnouncementText.ts'

export type AnnouncementAction = 'preview' | 'edit' | 'withdraw'
type OnAnnouncementAction = (action: AnnouncementAction, announcement: AdminAnnouncement) => void

const ICONS = { preview: <EyeRegular />, edit: <EditRegular />, withdraw: <DeleteRegular /> }

/** Columns of the announcements, for their authors. */
export function useAnnouncementColumns(onAction: OnAnnouncementAction): readonly Column<AdminAnnouncement>[] {
  const t = useT('adminAnnouncement')
  const format = useFormat()
  const of = useFieldColumns<AdminAnnouncement>()
  const titleOf = useAnnouncementTitle()
  return useMemo(() => {
    const entry = (id: AnnouncementAction, announcement: AdminAnnouncement) => ({
      id,
      label: t(`do.${id}`),
      icon: ICONS[id],
      divided: id === 'withdraw',
      onSelect: () => onAction(id, announcement),
    })
    const languages = ({ texts }: AdminAnnouncement) =>
      format.list(locales.filter((lang) => texts[lang]).map((lang) => LANG_NAMES[lang]))
    return [
      {
        id: 'title',
        words: true,
        header: t('name'),
        width: 240,
        hideable: false,
        rowHeader: true,
        render: (row) => titleOf(row),
      },
      {
        id: 'type',
        words: true,
        header: t('type'),
        width: 130,
        render: (row) => <AnnouncementTypeBadge type={row.type} />,
      },
      {
        id: 'state',
        words: true,
        header: t('state'),
        width: 130,
        render: (row) => <AnnouncementState {...row} />,
      },
      of.moment('published_at', t('publishedAt'), { width: 188, sortable: true }),
      {
        id: 'languages',
        header: t('languages'),
        width: 312,
        collapsible: true,
        render: (row) => languages(row),
      },
      {
        id: 'updated_at',
        header: t('updatedAt'),
        width: 140,
        hidden: true,
        render: (row) => <RelativeTime value={row.updated_at} />,
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => (
          <RowMenu
            name={titleOf(row)}
            actions={[entry('preview', row), entry('edit', row), entry('withdraw', row)]}
          />
        ),
      },
    ]
  }, [t, format, of, titleOf, onAction])
}
