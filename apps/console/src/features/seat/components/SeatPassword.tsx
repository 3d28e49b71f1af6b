import type { Seat } from '@seaport/contract/desk/seat.schema'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { ResetPasswordDialog } from '../../../shared/password/ResetPasswordDialog.tsx'
import { useResetSeatPassword } from '../api/seat-actions.ts'

/** Gives a seat a new password. */
export function SeatPassword({ seat, onClose }: { seat: Seat; onClose: () => void }): ReactNode {
  const t = useT('seat')
  const { mutateAsync } = useResetSeatPassword()
  return (
    <ResetPasswordDialog
      title={t('ask.password', { name: seat.name })}
      action={t('do.password')}
      effect={t('effect.session')}
      resultTitle={t('resetTitle')}
      loginLabel={t('code')}
      loginName={seat.seat_code}
      onReset={(body) => mutateAsync({ params: { id: seat.id }, body })}
      onClose={onClose}
    />
  )
}
