import { useFormat, useT } from '@seaport/i18n/react'
import { useCallback } from 'react'
import { errorField, type FieldError, textOfFailure, toSubmitError } from '../form/submit-error.ts'
import type { Failure } from './ErrorState.tsx'

/** Turns a thrown error into a message: the server's own, else "unreachable", "too large" or "file changed", else "request failed". */
export function useFailure(): (error: unknown) => Failure {
  const t = useT('ui')
  const format = useFormat()
  return useCallback(
    (error) => {
      const failure = toSubmitError(error)
      const { message, requestId, detail } = failure
      // A filter that a link has, and nobody chose on the screen, is named as the link names it.
      const tell = (error: FieldError) =>
        error.loc[0] === 'query' ? t('named', { name: errorField(error), text: error.msg }) : error.msg
      const fieldErrors = detail && format.statements(detail.map(tell))
      return {
        message: fieldErrors || message || t(textOfFailure(failure)),
        requestId,
      }
    },
    [format, t],
  )
}
