import { Button } from '@fluentui/react-components'
import { listFeedback } from '@seaport/contract/platform/feedback'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { Stack } from '@seaport/ui/stack'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { FeedbackItem } from './FeedbackItem.tsx'

const STEP = 10

/** What the person sent, newest first, with the answers. */
export function OwnFeedback(): ReactNode {
  const t = useT('feedback')
  const failure = useFailure()
  const [size, setSize] = useState(STEP)
  const { data, isError, error, refetch } = useEndpointQuery(
    listFeedback,
    { query: { page_size: size } },
    { paged: true },
  )
  if (!data)
    return isError ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  return (
    <PageCard title={t('mine')}>
      {data.list.length > 0 ? (
        <Stack as="ul" gap="none">
          {data.list.map((feedback) => (
            <FeedbackItem key={feedback.id} feedback={feedback} />
          ))}
        </Stack>
      ) : (
        <EmptyState motif="boat" title={t('noneTitle')} text={t('noneText')} />
      )}
      {data.list.length < Math.min(data.total, 200) && (
        <Button onClick={() => setSize(Math.min(size + STEP, 200))}>{t('more')}</Button>
      )}
    </PageCard>
  )
}
