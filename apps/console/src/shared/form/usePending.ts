import { useRef, useState } from 'react'

/**
 * Keeps a form from being sent while a file of it is on its way.
 * @param message why it is not sent yet
 */
export function usePending(message: string) {
  const count = useRef(0)
  const [pending, setPending] = useState(0)
  return {
    change: (by: 1 | -1) => {
      count.current += by
      setPending(count.current)
    },
    check: () => {
      if (count.current > 0) throw new Error(message)
    },
    hold: <F extends { submitting: boolean }>(form: F): F => ({
      ...form,
      submitting: form.submitting || pending > 0,
    }),
  }
}
