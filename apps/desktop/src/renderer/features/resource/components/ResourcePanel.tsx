import { makeStyles } from '@griffel/react'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { getSeatResource } from '@seaport/contract/work/seat-resource'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { LoadingState } from '@seaport/ui/loading-state'
import { SidePanel } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asking } from '../../../shared/queries.ts'
import { Sightings } from './Sightings.tsx'
import { VisitActions, VisitNote } from './Visit.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXXL'),
    paddingBottom: token('spacingVerticalXXL'),
  },
})

/** Everything that is known of somebody whom this seat collected, and where it comes from. */
export function ResourcePanel({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useT('resource')
  const failure = useFailure()
  const styles = useStyles()
  const { data, error, refetch } = useQuery(asking('resource.get', { id }))
  return (
    <SidePanel
      open
      title={data ? data.name || data.handle : t('details')}
      onClose={onClose}
      actions={data && <VisitActions network={data.network} url={data.url} />}
    >
      {data ? (
        <div className={styles.root}>
          <VisitNote network={data.network} url={data.url} />
          <Facts resource={data} />
          <Sightings sightings={data.sightings} onLeave={onClose} />
        </div>
      ) : error ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}

function Facts({ resource }: { resource: DataOf<typeof getSeatResource> }): ReactNode {
  const t = useT('resource')
  const d = useT('desktop')
  const n = useT('network')
  const format = useFormat()
  const { content, location, source, handle } = resource
  const facts: readonly (KeyValue | false)[] = [
    { label: t('handle'), value: d('at', { handle }), copy: handle },
    { label: t('network'), value: n(resource.network) },
    { label: t('kind'), value: t(`kind.${resource.kind}`) },
    content !== '' && { label: t('content'), value: content },
    { label: t('followers'), value: format.number(resource.followers) },
    { label: t('location'), value: location || t('none') },
    { label: t('source'), value: source || t('none') },
    { label: t('firstSeen'), value: format.dateTime(resource.first_seen_at) },
    { label: t('seen'), value: format.dateTime(resource.seen_at) },
    { label: t('url'), value: resource.url || t('none') },
    { label: t('externalId'), value: resource.external_id, copy: resource.external_id },
  ]
  return <KeyValueList items={facts.filter((fact) => fact !== false)} />
}
