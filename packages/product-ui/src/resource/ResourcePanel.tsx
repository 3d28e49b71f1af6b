import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { getResource } from '@seaport/contract/work/resource'
import type { getSeatResource } from '@seaport/contract/work/seat-resource'
import { useFormat, useT } from '@seaport/i18n/react'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { NetworkName } from '../network/NetworkName.tsx'
import { QueryPanel } from '../panel/QueryPanel.tsx'
import type { QueryState } from '../query-state.ts'
import { Sightings, type SightingsProps } from './Sightings.tsx'
import { Handle, personName } from './useResourceColumns.tsx'

/** A collected person; a seat does not see groups and the opt-out list. */
type Known = DataOf<typeof getSeatResource> & Partial<Pick<DataOf<typeof getResource>, 'group' | 'opted_out'>>

export interface ResourcePanelProps<Data extends Known> extends Omit<SightingsProps, 'sightings'> {
  query: QueryState<Data>
  actions: (resource: Data) => ReactNode
  /** Shown above the details. */
  note?: (resource: Data) => ReactNode
  /** Translates the person's texts. */
  translation?: (text: string) => ReactNode
  onClose: () => void
}

/** Details of a collected person or page, with its sightings. */
export function ResourcePanel<Data extends Known>(props: ResourcePanelProps<Data>): ReactNode {
  const { query, actions, note, translation, onClose, ...rest } = props
  const t = useT('resource')
  const { data } = query
  return (
    <QueryPanel
      query={query}
      title={data ? personName(data) : t('details')}
      actions={actions}
      onClose={onClose}
    >
      {(resource) => (
        <>
          {note?.(resource)}
          <ResourceDetails resource={resource} linked={rest.linked} translation={translation} />
          <Sightings sightings={resource.sightings} {...rest} />
        </>
      )}
    </QueryPanel>
  )
}

interface DetailsProps {
  resource: Known
  linked: boolean
  translation: ((text: string) => ReactNode) | undefined
}

function ResourceDetails({ resource, linked, translation }: DetailsProps): ReactNode {
  const t = useT('resource')
  const format = useFormat()
  const { handle, url, content, location, group, source } = resource
  const facts: readonly (KeyValue | false | undefined)[] = [
    resource.opted_out && {
      label: t('contact'),
      value: <StatusBadge tone="warning" label={t('optedOut')} />,
    },
    { label: t('handle'), value: <Handle handle={handle} url={linked ? url : ''} />, copy: handle },
    { label: t('network'), value: <NetworkName network={resource.network} /> },
    { label: t('kind'), value: t(`kind.${resource.kind}`) },
    content !== '' && {
      label: t('content'),
      value: (
        <Stack gap="XS">
          <span>{content}</span>
          {translation?.(content)}
        </Stack>
      ),
    },
    { label: t('followers'), value: format.number(resource.followers) },
    { label: t('location'), value: location || t('none') },
    group !== undefined && { label: t('group'), value: group?.name ?? t('none') },
    { label: t('source'), value: source || t('none') },
    { label: t('provenance'), value: t(resource.by_hand ? 'byHand' : 'byApi') },
    resource.note !== '' && { label: t('note'), value: resource.note },
    { label: t('firstSeen'), value: format.dateTime(resource.first_seen_at) },
    { label: t('seen'), value: format.dateTime(resource.seen_at) },
    { label: t('url'), value: url || t('none'), copy: url },
    { label: t('externalId'), value: resource.external_id, copy: resource.external_id },
    { label: t('id'), value: resource.id, copy: resource.id },
  ]
  return <KeyValueList items={facts.filter((fact) => typeof fact === 'object')} />
}
