import { type BulkReport, reportBulk } from '@seaport/ui/bulk-report'
import { type Confirmation, confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useEffectEvent, useState } from 'react'

/** Texts of a confirmation, and of the message after it: `done`, or what `run` answers, such as which rows a bulk act left. */
type ConfirmedAction =
  | (Confirmation & { done: string })
  | (Omit<Confirmation, 'run'> & { done?: never; run: (remark: string) => Promise<string | BulkReport> })

/**
 * An action that needs a confirmation: asks, runs it, and reports that it is done.
 * @param question texts and the action itself
 * @returns one function for the life of the screen, because columns depend on it
 */
export function useConfirmedAction<Args extends unknown[]>(
  question: (...about: Args) => ConfirmedAction,
  onDone?: (...about: Args) => void,
): (...about: Args) => void {
  const ask = useEffectEvent(async (...about: Args) => {
    const asked = question(...about)
    let told: string | BulkReport = asked.done ?? ''
    const confirmed =
      asked.done === undefined
        ? await confirm({ ...asked, run: async (remark) => (told = await asked.run(remark)) })
        : await confirm(asked)
    if (!confirmed) return
    if (typeof told === 'string') notify.success(told)
    else void reportBulk(told)
    onDone?.(...about)
  })
  const [stable] = useState(
    () =>
      (...about: Args) =>
        void ask(...about),
  )
  return stable
}
