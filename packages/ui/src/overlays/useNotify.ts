import { useFailure } from '../states/useFailure.ts'
import { notify } from './notices.ts'

/** `notify`, and `failed` for whatever a call threw. */
export function useNotify(): typeof notify & { failed: (error: unknown) => void } {
  const failure = useFailure()
  return {
    ...notify,
    failed: (error) => {
      const { message = '', requestId } = failure(error)
      notify.error(message, { detail: requestId })
    },
  }
}
