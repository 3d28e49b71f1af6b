import { useFormat, useT } from '@seaport/i18n/react'
import { useCallback } from 'react'
import { textOfFailure, toSubmitError } from '../form/submit-error.ts'
import type { Failure } from './ErrorState.tsx'

/** Turns a thrown error into a message: the server's own, else "unreachable", "too large" or "file changed", else "request failed". */
export function useFailure(): (error: unknown) => Failure {
  const t = useT('ui')
  const format = useFormat()
  return useCallback(
    (error) => {
      const failure = toSubmitError(error)
      const { message, requestId, detail } = failure
      const fieldErrors = detail && format.statements(detail.map(({ msg }) => msg))
      return {
        message: fieldErrors || message || t(textOfFailure(failure)),
        requestId,
      }
    },
    [format, t],
  )
}
