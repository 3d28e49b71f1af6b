import type { Seat } from '@seaport/contract/desk/seat.schema'
import { useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import {
  useDeleteSeat,
  useDisableSeat,
  useEnableSeat,
  useReleasePorts,
  useUnbindDevice,
} from '../api/seat-actions.ts'
import type { SeatAction } from './SeatMenu.tsx'

type Asked = Exclude<SeatAction, 'edit' | 'password'>

/** Changes a seat after a confirmation that describes the effects. */
export function useSeatConfirmations(onDeleted: (seat: Seat) => void): (action: Asked, seat: Seat) => void {
  const t = useT('seat')
  const actions = {
    enable: useEnableSeat(),
    disable: useDisableSeat(),
    release: useReleasePorts(),
    unbind: useUnbindDevice(),
    delete: useDeleteSeat(),
  }
  const effects = (action: Asked, seat: Seat): string[] => {
    // Effects with a count of zero are omitted.
    const some = (effect: 'accounts' | 'tasks' | 'unassign', count: number) =>
      count > 0 ? [t(`effect.${effect}`, { count })] : []
    const ports = [
      ...some('accounts', seat.open_accounts),
      ...some('tasks', seat.occupied - seat.open_accounts),
    ]
    switch (action) {
      case 'enable':
        return [t('effect.enable')]
      case 'disable':
        return [t('effect.session'), ...ports]
      case 'release':
        return ports
      case 'unbind':
        return [
          t('effect.device', { device: seat.device?.name ?? '' }),
          t('effect.session'),
          t('effect.bindAnew'),
        ]
      case 'delete':
        return [t('effect.session'), ...ports, ...some('unassign', seat.assigned_accounts)]
    }
  }
  return useConfirmedAction(
    (action, seat) => ({
      title: t(`ask.${action}`, { name: seat.name }),
      effects: effects(action, seat),
      action: t(`do.${action}`),
      done: t(`did.${action}`, { name: seat.name }),
      tone: action === 'enable' ? 'primary' : 'danger',
      run: () => actions[action].mutateAsync({ params: { id: seat.id } }),
    }),
    (action, seat) => {
      if (action === 'delete') onDeleted(seat)
    },
  )
}
