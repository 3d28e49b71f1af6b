import { adminListReleases } from '@seaport/contract/platform/release'
import type { Release } from '@seaport/contract/platform/release.schema'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { type OnReleaseAction, useReleaseColumns } from './useReleaseColumns.tsx'
import { useReleaseConfirmations } from './useReleaseConfirmations.ts'

const ReleasePanel = lazy(async () => (await import('./ReleasePanel.tsx')).ReleasePanel)
const RolloutDialog = lazy(async () => (await import('./RolloutDialog.tsx')).RolloutDialog)

/** Refetch interval in milliseconds, for uploads in progress elsewhere. */
const REFRESH_MS = 10_000
const NONE: readonly Release[] = []

/** The releases offered to running clients, newest first, and uploads in progress. */
export function ReleasesSection(): ReactNode {
  const t = useT('release')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(
    adminListReleases,
    {},
    { refetchIntervalMs: REFRESH_MS },
  )
  const releases = data?.list ?? NONE
  const [shown, show, , hrefOf] = useSelectedParam('release')
  const [staging, setStaging] = useState<Release>()
  const ask = useReleaseConfirmations(releases)
  const onAction = useCallback<OnReleaseAction>(
    (action, release) => (action === 'rollout' ? setStaging(release) : ask(action, release)),
    [ask],
  )
  return (
    <>
      <DataTable
        label={t('section.releases')}
        columns={useReleaseColumns(releases, onAction)}
        rows={data?.list}
        rowId={({ id }) => id}
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
        onRowClick={({ id }) => show(id)}
        rowHref={({ id }) => hrefOf(id)}
        openRow={shown}
        empty={<EmptyState motif="crates" title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <Suspense>
        <ShownRow rows={data?.list} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
          {(release) => (
            <ReleasePanel
              release={release}
              releases={releases}
              onAction={onAction}
              onClose={() => show(undefined)}
            />
          )}
        </ShownRow>
        {staging && (
          <RolloutDialog release={staging} releases={releases} onClose={() => setStaging(undefined)} />
        )}
      </Suspense>
    </>
  )
}
