import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { listApiTokens, MAX_API_TOKENS } from '@seaport/contract/people/api-token'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { TokenItem } from './TokenItem.tsx'

const TokenEditor = lazy(async () => (await import('./TokenEditor.tsx')).TokenEditor)
const TokenDialog = lazy(async () => (await import('./TokenDialog.tsx')).TokenDialog)

type Open = { dialog: 'editor' } | { dialog: 'token'; token: string }

/** The person's tokens, with which programs act in its name. */
export function TokensSection(): ReactNode {
  const t = useT('notification')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(listApiTokens, {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (!data)
    return isError ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  const counting = data.list.filter(({ state }) => state === 'active')
  const add = (
    <Button
      appearance="primary"
      icon={<AddRegular />}
      disabled={counting.length >= MAX_API_TOKENS}
      onClick={() => setOpen({ dialog: 'editor' })}
    >
      {t('addToken')}
    </Button>
  )
  return (
    <Stack gap="L" width="page">
      <PageCard title={t('section.tokens')} actions={data.list.length > 0 && add}>
        <Text as="p" tone="quiet">
          {t('tokenLead')}
        </Text>
        {data.list.length > 0 ? (
          <Stack as="ul" gap="none">
            {data.list.map((token) => (
              <TokenItem key={token.id} token={token} />
            ))}
          </Stack>
        ) : (
          <EmptyState motif="anchor" title={t('noTokens')} text={t('noTokensText')} actions={add} />
        )}
      </PageCard>
      <Suspense>
        {open?.dialog === 'editor' && (
          <TokenEditor onCreated={(token) => setOpen({ dialog: 'token', token })} onClose={close} />
        )}
        {open?.dialog === 'token' && <TokenDialog token={open.token} onClose={close} />}
      </Suspense>
    </Stack>
  )
}
