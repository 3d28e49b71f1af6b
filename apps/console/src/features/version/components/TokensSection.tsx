import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { listReleaseTokens } from '@seaport/contract/platform/release'
import type { ReleaseToken } from '@seaport/contract/platform/release.schema'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useRevokeToken } from '../api/release-actions.ts'
import { useTokenColumns } from './useTokenColumns.tsx'

const TokenEditor = lazy(async () => (await import('./TokenEditor.tsx')).TokenEditor)
const TokenDialog = lazy(async () => (await import('./TokenDialog.tsx')).TokenDialog)

/** Tokens of publishing machines: creator, scopes, last use. */
export function TokensSection(): ReactNode {
  const t = useT('release')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(listReleaseTokens, {})
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<{ name: string; token: string }>()
  const revocation = useRevokeToken()
  const revoke = useConfirmedAction(({ id, name }: ReleaseToken) => ({
    title: t('token.askRevoke', { name }),
    effects: [t('token.effectRefused'), t('token.effectPublished')],
    action: t('token.revoke'),
    done: t('token.didRevoke', { name }),
    run: () => revocation.mutateAsync({ params: { id } }),
  }))
  const columns = useTokenColumns(revoke)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setCreating(true)}>
      {t('token.create')}
    </Button>
  )
  return (
    <>
      <DataTable
        label={t('section.tokens')}
        columns={columns}
        rows={data?.list}
        rowId={({ id }) => id}
        failure={isError ? failure(error) : undefined}
        onRetry={() => void refetch()}
        storageKey="release-tokens"
        toolbar={create}
        empty={
          <EmptyState
            motif="anchor"
            title={t('token.emptyTitle')}
            text={t('token.emptyText')}
            actions={create}
          />
        }
      />
      <Suspense>
        {creating && (
          <TokenEditor
            onClose={() => setCreating(false)}
            onCreated={(token) => {
              setCreating(false)
              setCreated(token)
            }}
          />
        )}
        {created && <TokenDialog created={created} onClose={() => setCreated(undefined)} />}
      </Suspense>
    </>
  )
}
