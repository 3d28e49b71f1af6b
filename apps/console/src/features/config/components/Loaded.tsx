import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { useFailure } from '@seaport/ui/use-failure'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  answer: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** Renders the answer. */
export function Loaded<Data>({ answer, children }: LoadedProps<Data>): ReactNode {
  const failure = useFailure()
  const { data, isError, error, refetch } = answer
  if (data !== undefined) return children(data)
  return isError ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
}
