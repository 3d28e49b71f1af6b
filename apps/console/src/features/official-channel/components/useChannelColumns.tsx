import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { OfficialChannel } from '@seaport/contract/platform/official-channel.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'

interface ChannelActs {
  onEdit: (channel: OfficialChannel) => void
  onDelete: (channel: OfficialChannel) => void
}

/** Columns of the operator’s channels. */
export function useChannelColumns({ onEdit, onDelete }: ChannelActs): readonly Column<OfficialChannel>[] {
  const t = useT('officialChannel')
  const of = useFieldColumns<OfficialChannel>()
  const kinds = useT('antiScam')
  return useMemo(
    () => [
      of.text('value', t('value'), { hideable: false, rowHeader: true }),
      {
        id: 'kind',
        words: true,
        header: t('kindLabel'),
        width: 170,
        render: ({ kind }) => kinds(`kind.${kind}`),
      },
      of.text('label', t('label'), { width: 200 }),
      of.text('notes', t('notes'), { words: true, width: 220, collapsible: true }),
      {
        id: 'updated_at',
        header: t('updatedAt'),
        width: 150,
        sortable: true,
        render: ({ updated_at }) => <RelativeTime value={updated_at} />,
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => (
          <RowMenu
            name={row.value}
            actions={[
              { id: 'edit', label: t('edit'), icon: <EditRegular />, onSelect: () => onEdit(row) },
              {
                id: 'delete',
                label: t('delete'),
                icon: <DeleteRegular />,
                divided: true,
                onSelect: () => onDelete(row),
              },
            ]}
          />
        ),
      },
    ],
    [t, of, kinds, onEdit, onDelete],
  )
}
