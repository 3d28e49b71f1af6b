import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Answer = Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>

/** In place of an attention list that could not be read; it is read again at the next interval, or at once on request. */
export function AttentionFailure({ answer: { isError, error, refetch } }: { answer: Answer }): ReactNode {
  const failure = useFailure()
  return (
    <PageCard>
      {isError ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />}
    </PageCard>
  )
}
