import { type Confirmation, confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useEffectEvent, useState } from 'react'

/** Texts of a confirmation, and of the message after it. */
export interface ConfirmedAction extends Confirmation {
  /** A function is called after `run`: what was done depends on the answer. */
  done: string | (() => string)
}

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
    const { done, ...asked } = question(...about)
    if (!(await confirm(asked))) return
    notify.success(typeof done === 'string' ? done : done())
    onDone?.(...about)
  })
  const [stable] = useState(
    () =>
      (...about: Args) =>
        void ask(...about),
  )
  return stable
}
