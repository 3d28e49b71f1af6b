import { Button } from '@fluentui/react-button'
import { makeStyles } from '@griffel/react'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { getResource, type Resource } from '@seaport/contract/work/resource'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { LoadingState } from '@seaport/ui/loading-state'
import { SidePanel } from '@seaport/ui/side-panel'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/endpoint.ts'
import { NetworkName } from '../../account/account.public.ts'
import type { ResourceDeed, ResourceDeeds } from './ResourceMenu.tsx'
import { Sightings } from './Sightings.tsx'
import { Handle } from './useResourceColumns.tsx'

interface PanelProps {
  id: string
  deeds: ResourceDeeds
  onClose: () => void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXXL'),
    paddingBottom: token('spacingVerticalXXL'),
  },
})

/** Everything that is known of a collected person or page, and where it comes from. */
export function ResourcePanel({ id, deeds, onClose }: PanelProps): ReactNode {
  const t = useT('resource')
  const failure = useFailure()
  const styles = useStyles()
  const { data, isError, error, refetch } = useRead(getResource, { params: { id } })
  const button = (deed: ResourceDeed, resource: Resource) => (
    <Button
      disabled={deed === 'optOut' && resource.opted_out}
      onClick={() => {
        onClose()
        deeds(deed, resource)
      }}
    >
      {t(`do.${deed}`)}
    </Button>
  )
  return (
    <SidePanel
      open
      title={data ? data.name || data.handle : t('details')}
      onClose={onClose}
      actions={
        data && (
          <>
            {button('move', data)}
            {button('optOut', data)}
            {button('erase', data)}
          </>
        )
      }
    >
      {data ? (
        <div className={styles.root}>
          <Facts resource={data} />
          <Sightings sightings={data.sightings} />
        </div>
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}

function Facts({ resource }: { resource: DataOf<typeof getResource> }): ReactNode {
  const t = useT('resource')
  const format = useFormat()
  const { content, location, group, source } = resource
  const facts: readonly (KeyValue | false)[] = [
    resource.opted_out && {
      label: t('contact'),
      value: <StatusBadge tone="warning" label={t('optedOut')} />,
    },
    { label: t('handle'), value: <Handle resource={resource} />, copy: resource.handle },
    { label: t('network'), value: <NetworkName network={resource.network} /> },
    { label: t('kind'), value: t(`kind.${resource.kind}`) },
    content !== '' && { label: t('content'), value: content },
    { label: t('followers'), value: format.number(resource.followers) },
    { label: t('location'), value: location || t('none') },
    { label: t('group'), value: group?.name ?? t('none') },
    { label: t('source'), value: source || t('none') },
    { label: t('firstSeen'), value: format.dateTime(resource.first_seen_at) },
    { label: t('seen'), value: format.dateTime(resource.seen_at) },
    { label: t('url'), value: resource.url, copy: resource.url },
    { label: t('externalId'), value: resource.external_id, copy: resource.external_id },
    { label: t('id'), value: resource.id, copy: resource.id },
  ]
  return <KeyValueList items={facts.filter((fact) => fact !== false)} />
}
