import { type Confirmation, confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useEffectEvent, useState } from 'react'

/** A question, and what is said once it was done. */
export interface ConfirmedAction extends Confirmation {
  done: string
}

/**
 * What a menu or button does that must be asked about first: it asks, does it, and says that it is done.
 * @param question says what will happen, does it, and what has happened then
 * @returns one function for the life of the screen: columns depend on it
 */
export function useConfirmedAction<Args extends unknown[]>(
  question: (...about: Args) => ConfirmedAction,
  onDone?: (...about: Args) => void,
): (...about: Args) => void {
  const ask = useEffectEvent(async (...about: Args) => {
    const { done, ...asked } = question(...about)
    if (!(await confirm(asked))) return
    notify.success(done)
    onDone?.(...about)
  })
  const [stable] = useState(
    () =>
      (...about: Args) =>
        void ask(...about),
  )
  return stable
}
