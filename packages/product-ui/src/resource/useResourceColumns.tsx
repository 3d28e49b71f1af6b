import type { Resource } from '@seaport/contract/work/resource.schema'
import type { SeatResource } from '@seaport/contract/work/seat-resource.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { AvatarName } from '@seaport/ui/avatar-name'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { StatusBadge } from '@seaport/ui/status-badge'
import { type ReactNode, useMemo } from 'react'
import { NETWORK_WIDTH, NetworkName } from '../network/NetworkName.tsx'
import { WebLink } from '../network/WebLink.tsx'

/** A collected person; a seat does not see groups and the opt-out list. */
type Row = SeatResource & Partial<Pick<Resource, 'opted_out'>>

/**
 * Columns for lists of collected people, by name.
 * @param linked whether handles lead to the people's own pages on the network
 */
export function useResourceColumns(linked: boolean) {
  const t = useT('resource')
  const format = useFormat()
  return useMemo(() => {
    return {
      name: {
        id: 'name',
        header: t('name'),
        width: 200,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (resource) => <Name resource={resource} />,
      },
      handle: {
        id: 'handle',
        header: t('handle'),
        width: 160,
        render: ({ handle, url }) => <Handle handle={handle} url={linked ? url : ''} />,
      },
      kind: {
        id: 'kind',
        words: true,
        header: t('kind'),
        width: 110,
        render: ({ kind }) => t(`kind.${kind}`),
      },
      followers: {
        id: 'followers',
        header: t('followers'),
        width: 148,
        align: 'end',
        sortable: true,
        render: ({ followers }) => format.number(followers),
      },
      location: {
        id: 'location',
        header: t('location'),
        collapsible: true,
        width: 130,
        render: ({ location }) => location,
      },
      network: {
        id: 'network',
        header: t('network'),
        collapsible: true,
        width: NETWORK_WIDTH,
        render: ({ network }) => <NetworkName network={network} />,
      },
      content: {
        id: 'content',
        words: true,
        header: t('content'),
        collapsible: true,
        width: 220,
        render: ({ content }) => content,
      },
      seen_at: {
        id: 'seen_at',
        header: t('seen'),
        width: 130,
        sortable: true,
        render: ({ seen_at }) => <RelativeTime value={seen_at} />,
      },
      note: {
        id: 'note',
        words: true,
        header: t('note'),
        collapsible: true,
        width: 180,
        render: ({ note }) => note,
      },
      source: {
        id: 'source',
        header: t('source'),
        width: 220,
        hidden: true,
        render: ({ source }) => source,
      },
    } as const satisfies Record<string, Column<Row>>
  }, [t, format, linked])
}

/** @returns what a person is called: some networks give neither a name nor a handle */
export function personName({
  name,
  handle,
  external_id,
}: Pick<Row, 'name' | 'handle' | 'external_id'>): string {
  return name || handle || external_id
}

/** Name, with badges for "opted out" and "kept by hand". */
function Name({ resource }: { resource: Row }): ReactNode {
  const t = useT('resource')
  return (
    <AvatarName name={personName(resource)}>
      {resource.opted_out && <StatusBadge tone="warning" label={t('optedOut')} />}
      {resource.by_hand && <StatusBadge tone="info" label={t('byHand')} />}
    </AvatarName>
  )
}

/** The @handle, linked to the profile if it has an address. */
export function Handle({ handle, url }: { handle: string; url: string }): ReactNode {
  return (
    <WebLink address={url} title={handle}>
      {handle}
    </WebLink>
  )
}
