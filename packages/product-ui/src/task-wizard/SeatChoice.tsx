import { useT } from '@seaport/i18n/react'
import { SelectField } from '@seaport/ui/select-field'
import type { ReactNode } from 'react'
import type { TaskWizardProps, WizardAccount } from './task-wizard.types.ts'

interface SeatChoiceProps {
  account: WizardAccount
  seats: NonNullable<TaskWizardProps['seats']>
}

/** Assigns the account to a seat: without one it has no port. */
export function SeatChoice({ account, seats }: SeatChoiceProps): ReactNode {
  const t = useT('wizard')
  return (
    <SelectField
      field={{
        name: `seat-${account.id}`,
        value: '',
        set: (seat) => seat && seats.assign(account.id, seat),
        onBlur: () => undefined,
        error: undefined,
        disabled: false,
      }}
      label={t('assignSeat', { handle: account.account })}
      placeholder={t('chooseSeat')}
      options={seats.options}
    />
  )
}
