import type { Account } from '@seaport/contract/desk/account.schema'
import * as accountSchema from '@seaport/contract/desk/account.schema'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { systemTimeZone } from '@seaport/i18n/format'
import { useT } from '@seaport/i18n/react'
import { ComboField } from '@seaport/ui/combo-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import type { Option } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { type Field, useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useLoadedSeats } from '../../seat/seat.public.ts'
import { useCreateAccount, useUpdateAccount } from '../api/account-actions.ts'
import { AccountZoneField, NetworkField, SignInField, TypeField } from './AccountFields.tsx'
import { CountryField } from './CountryField.tsx'

interface Closable {
  onClose: () => void
}

/** Adds an account, or changes one. */
export function AccountEditor({ account, onClose }: Closable & { account?: Account }): ReactNode {
  return account ? <EditAccount account={account} onClose={onClose} /> : <AddAccount onClose={onClose} />
}

const AddForm = accountSchema.createAccount.body.required()

/** Waits for the seats: a single one is preselected. */
function AddAccount({ onClose }: Closable): ReactNode {
  const seats = useLoadedSeats()
  return seats && <NewAccount seats={seats} onClose={onClose} />
}

function NewAccount({ seats, onClose }: Closable & { seats: readonly Option[] }): ReactNode {
  const t = useT('account')
  const create = useCreateAccount()
  const [seat, ...otherSeats] = seats
  const form = useForm({
    schema: AddForm,
    initial: {
      network: '' as NetworkId | '',
      account: '',
      nickname: '',
      sign_in_name: '',
      type: 'promotion',
      time_zone: systemTimeZone(),
      country: '',
      seat_id: seat && otherSeats.length === 0 ? seat.value : '',
    },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      notify.success(t('done'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('create')} action={t('createAction')} form={form} onClose={onClose}>
      <FormRow>
        <NetworkField field={form.field('network')} />
        <TypeField field={form.field('type')} />
      </FormRow>
      <TextField field={form.field('account')} label={t('account')} hint={t('accountHint')} required />
      <TextField field={form.field('nickname')} label={t('nickname')} />
      <SignInField field={form.field('sign_in_name')} />
      <ComboField
        field={form.field('seat_id') as Field<string>}
        label={t('seat')}
        hint={t('seatHint')}
        options={seats}
      />
      <FormRow>
        <CountryField field={form.field('country') as Field<string>} />
        <AccountZoneField field={form.field('time_zone')} />
      </FormRow>
    </FormDialog>
  )
}

const EditForm = accountSchema.updateAccount.body.required()

function EditAccount({ account, onClose }: Closable & { account: Account }): ReactNode {
  const t = useT('account')
  const update = useUpdateAccount()
  const { nickname, sign_in_name, type, time_zone, country } = account
  const form = useForm({
    schema: EditForm,
    initial: { nickname, sign_in_name, type, time_zone, country: country ?? '' },
    onSubmit: async (_, changed) => {
      await update.mutateAsync({ params: { id: account.id }, body: changed })
      notify.success(t('done'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('editTitle', { name: account.account })} form={form} onClose={onClose}>
      <TextField field={form.field('nickname')} label={t('nickname')} autoFocus />
      <SignInField field={form.field('sign_in_name')} />
      <TypeField field={form.field('type')} />
      <FormRow>
        <CountryField field={form.field('country') as Field<string>} />
        <AccountZoneField field={form.field('time_zone')} />
      </FormRow>
    </FormDialog>
  )
}
