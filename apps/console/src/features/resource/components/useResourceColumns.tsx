import type { Resource } from '@seaport/contract/work/resource.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useResourceColumns as useSharedColumns } from '@seaport/product-ui/resource-columns'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { type OnResourceAction, ResourceMenu } from './ResourceMenu.tsx'

/** Columns of the library. */
export function useResourceColumns(onAction: OnResourceAction): readonly Column<Resource>[] {
  const t = useT('resource')
  const format = useFormat()
  const of = useSharedColumns(true)
  return useMemo(
    () => [
      of.name,
      of.handle,
      of.kind,
      of.followers,
      of.location,
      of.network,
      of.content,
      {
        id: 'group',
        header: t('group'),
        collapsible: true,
        width: 140,
        render: ({ group }) => group?.name,
      },
      of.seen_at,
      {
        id: 'first_seen_at',
        header: t('firstSeen'),
        width: 150,
        sortable: true,
        hidden: true,
        render: ({ first_seen_at }) => <RelativeTime value={first_seen_at} />,
      },
      {
        id: 'task_count',
        header: t('tasks'),
        width: 90,
        align: 'end',
        hidden: true,
        render: ({ task_count }) => format.number(task_count),
      },
      of.source,
      {
        id: 'external_id',
        header: t('externalId'),
        width: 190,
        hidden: true,
        render: ({ external_id }) => external_id,
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (resource) => <ResourceMenu resource={resource} onAction={onAction} />,
      },
    ],
    [t, format, of, onAction],
  )
}
