import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { channelOf } from '@seaport/contract/platform/release'
import { desktopPlatforms } from '@seaport/contract/platform/version'
import type { Version } from '@seaport/contract/platform/version.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { StatusBadge } from '@seaport/ui/status-badge'
import { TwoLines } from '@seaport/ui/two-lines'
import { useFileSize } from '@seaport/ui/use-file-size'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'

export type VersionAction = 'edit' | 'delete'
type OnVersionAction = (action: VersionAction, version: Version) => void

/** Columns of the versions. */
export function useVersionColumns(onAction: OnVersionAction): readonly Column<Version>[] {
  const t = useT('version')
  const of = useFieldColumns<Version>()
  const tDownload = useT('download')
  const size = useFileSize()
  return useMemo(() => {
    const offered = (row: Version, platform: (typeof desktopPlatforms)[number]) => {
      if (!row[platform]) return null
      const file = row.files[platform]
      return <StatusBadge tone="success" label={file ? size(file.size) : t('offered')} />
    }
    return [
      {
        id: 'version',
        header: t('version'),
        width: 160,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (row) =>
          channelOf(row.version) === 'beta' ? (
            <TwoLines first={row.version} second={t('preRelease')} />
          ) : (
            row.version
          ),
      },
      { id: 'language', header: t('language'), width: 130, render: (row) => LANG_NAMES[row.language] },
      ...desktopPlatforms.map(
        (platform): Column<Version> => ({
          id: platform,
          header: tDownload(`platform.${platform}`),
          width: 160,
          render: (row) => offered(row, platform),
        }),
      ),
      {
        id: 'update_time',
        header: t('updated'),
        width: 140,
        sortable: true,
        collapsible: true,
        render: (row) => <RelativeTime value={row.update_time} />,
      },
      of.text('notes', t('notes'), { words: true, hidden: true }),
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => (
          <RowMenu
            name={`${row.version} ${LANG_NAMES[row.language]}`}
            actions={[
              {
                id: 'edit',
                label: t('do.edit'),
                icon: <EditRegular />,
                onSelect: () => onAction('edit', row),
              },
              {
                id: 'delete',
                label: t('do.delete'),
                icon: <DeleteRegular />,
                divided: true,
                onSelect: () => onAction('delete', row),
              },
            ]}
          />
        ),
      },
    ]
  }, [t, of, tDownload, size, onAction])
}
