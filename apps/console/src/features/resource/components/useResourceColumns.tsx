import { Link } from '@fluentui/react-link'
import { makeStyles } from '@griffel/react'
import type { Resource } from '@seaport/contract/work/resource'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { StatusBadge } from '@seaport/ui/status-badge'
import { type ReactNode, useMemo } from 'react'
import { webAddress } from '../../../shared/web-address.ts'
import { NetworkName } from '../../account/account.public.ts'
import { type ResourceDeeds, ResourceMenu } from './ResourceMenu.tsx'

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** Columns of the library. */
export function useResourceColumns(deeds: ResourceDeeds): readonly Column<Resource>[] {
  const t = useT('resource')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        width: 200,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (resource) => <Name resource={resource} />,
      },
      {
        id: 'handle',
        header: t('handle'),
        width: 160,
        render: (resource) => <Handle resource={resource} />,
      },
      { id: 'kind', header: t('kind'), width: 110, render: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'followers',
        header: t('followers'),
        width: 110,
        align: 'end',
        sortable: true,
        render: ({ followers }) => format.number(followers),
      },
      {
        id: 'location',
        header: t('location'),
        yields: true,
        width: 130,
        render: ({ location }) => <span title={location ?? undefined}>{location || t('none')}</span>,
      },
      {
        id: 'network',
        header: t('network'),
        yields: true,
        width: 140,
        render: ({ network }) => <NetworkName network={network} />,
      },
      {
        id: 'content',
        header: t('content'),
        yields: true,
        width: 220,
        render: ({ content }) => <span title={content}>{content || t('none')}</span>,
      },
      {
        id: 'group',
        header: t('group'),
        yields: true,
        width: 140,
        render: ({ group }) => (group ? <span title={group.name}>{group.name}</span> : t('none')),
      },
      {
        id: 'seen_at',
        header: t('seen'),
        width: 130,
        sortable: true,
        render: ({ seen_at }) => <RelativeTime value={seen_at} />,
      },
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
      {
        id: 'source',
        header: t('source'),
        width: 220,
        hidden: true,
        render: ({ source }) => <span title={source}>{source || t('none')}</span>,
      },
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
        render: (resource) => <ResourceMenu resource={resource} deeds={deeds} />,
      },
    ],
    [t, format, deeds],
  )
}

/** The name, and whether the person wants to be left alone. */
function Name({ resource }: { resource: Resource }): ReactNode {
  const t = useT('resource')
  const styles = useStyles()
  const name = resource.name || resource.handle
  return (
    <span className={styles.name} title={name}>
      <span className={styles.words}>{name}</span>
      {resource.opted_out && <StatusBadge tone="warning" label={t('optedOut')} />}
    </span>
  )
}

/** The @name, which leads to the page on the network where that has an address. */
export function Handle({ resource }: { resource: Pick<Resource, 'handle' | 'url'> }): ReactNode {
  const href = webAddress(resource.url)
  return href ? (
    <Link href={href} target="_blank" rel="noreferrer noopener" title={resource.handle}>
      {resource.handle}
    </Link>
  ) : (
    resource.handle
  )
}
