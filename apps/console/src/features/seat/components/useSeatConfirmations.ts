import type { Seat } from '@seaport/contract/desk/seat'
import { useT } from '@seaport/i18n/react'
import { useConfirmed } from '../../../shared/list/useConfirmed.ts'
import {
  useDeleteSeat,
  useDisableSeat,
  useEnableSeat,
  useReleasePorts,
  useUnbindDevice,
} from '../api/seat-actions.ts'
import type { SeatDeed } from './SeatMenu.tsx'

type Asked = Exclude<SeatDeed, 'edit' | 'password'>

/** Asks before a seat is changed, saying what will happen, and does it. */
export function useSeatConfirmations(): (deed: Asked, seat: Seat) => void {
  const t = useT('seat')
  const actions = {
    enable: useEnableSeat(),
    disable: useDisableSeat(),
    release: useReleasePorts(),
    unbind: useUnbindDevice(),
    delete: useDeleteSeat(),
  }
  const effects = (deed: Asked, seat: Seat): string[] => {
    // What there is none of is no effect.
    const some = (effect: 'accounts' | 'tasks' | 'unassign', count: number) =>
      count > 0 ? [t(`effect.${effect}`, { count })] : []
    const ports = [
      ...some('accounts', seat.open_accounts),
      ...some('tasks', seat.occupied - seat.open_accounts),
    ]
    switch (deed) {
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
  return useConfirmed((deed, seat) => ({
    title: t(`ask.${deed}`, { name: seat.name }),
    effects: effects(deed, seat),
    action: t(`do.${deed}`),
    tone: deed === 'enable' ? 'primary' : 'danger',
    run: () => actions[deed].mutateAsync({ params: { id: seat.id } }),
  }))
}
