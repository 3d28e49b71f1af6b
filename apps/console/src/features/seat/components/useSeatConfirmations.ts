import type { Seat } from '@seaport/contract/seat'
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
    const ports = [
      t('effect.accounts', { count: seat.open_accounts }),
      t('effect.tasks', { count: Math.max(0, seat.occupied - seat.open_accounts) }),
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
        return [t('effect.session'), ...ports, t('effect.unassign', { count: seat.assigned_accounts })]
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
