import { useFormat, useT } from '@seaport/i18n/react'
import { useCallback } from 'react'
import { toSubmitError } from '../form/submit-error.ts'
import type { Failure } from './ErrorState.tsx'

/** Turns a thrown error into a message: the server's own, else "unreachable", else "request failed". */
export function useFailure(): (error: unknown) => Failure {
  const t = useT('ui')
  const format = useFormat()
  return useCallback(
    (error) => {
      const { message, requestId, detail, unreachable } = toSubmitError(error)
      const fieldErrors = detail && format.statements(detail.map(({ msg }) => msg))
      return {
        message: fieldErrors || message || (unreachable ? t('unreachable') : t('requestFailed')),
        requestId,
      }
    },
    [format, t],
  )
}
