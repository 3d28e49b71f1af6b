import { useCallback } from 'react'
import { useFailure } from '../states/useFailure.ts'
import { notify } from './notices.ts'

/** `notify`, plus `failed` for a thrown error. */
export function useNotify(): typeof notify & { failed: (error: unknown) => void } {
  const failure = useFailure()
  const failed = useCallback(
    (error: unknown) => {
      const { message = '', requestId } = failure(error)
      notify.error(message, { detail: requestId })
    },
    [failure],
  )
  return { ...notify, failed }
}
