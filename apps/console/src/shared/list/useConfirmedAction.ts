import { useT } from '@seaport/i18n/react'
import { type Confirmation, confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useEffectEvent, useState } from 'react'

/**
 * What a menu or button does that must be asked about first: it asks, does it, and says that it is done.
 * @param question says what will happen, and does it
 * @returns one function for the life of the screen: columns depend on it
 */
export function useConfirmedAction<Args extends unknown[]>(
  question: (...about: Args) => Confirmation,
  onDone?: (...about: Args) => void,
): (...about: Args) => void {
  const t = useT('console')
  const ask = useEffectEvent(async (...about: Args) => {
    if (!(await confirm(question(...about)))) return
    notify.success(t('done'))
    onDone?.(...about)
  })
  const [stable] = useState(
    () =>
      (...about: Args) =>
        void ask(...about),
  )
  return stable
}
