import { useT } from '@seaport/i18n/react'
import { SelectField } from '@seaport/ui/select-field'
import type { ReactNode } from 'react'
import type { TaskWizardProps, WizardAccount } from './task-wizard.types.ts'

interface SeatChoiceProps {
  accounts: readonly WizardAccount[]
  seats: NonNullable<TaskWizardProps['seats']>
}

/** Assigns all of the accounts to one seat: without one they have no port. */
export function SeatChoice({ accounts, seats }: SeatChoiceProps): ReactNode {
  const t = useT('wizard')
  return (
    <SelectField
      field={{
        name: 'seat_id',
        value: '',
        set: (seat) =>
          seat &&
          seats.assign(
            accounts.map(({ id }) => id),
            seat,
          ),
        onBlur: () => undefined,
        error: undefined,
        disabled: false,
      }}
      label={t('assignSeat', { count: accounts.length })}
      placeholder={t('chooseSeat')}
      options={seats.options}
    />
  )
}
