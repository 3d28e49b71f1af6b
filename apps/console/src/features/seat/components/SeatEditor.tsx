import { listSeats } from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import * as seatSchema from '@seaport/contract/desk/seat.schema'
import { userInfo } from '@seaport/contract/people/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useWholeList } from '../../../shared/list/useWholeList.ts'
import { CredentialsDialog, type NewLogin } from '../../../shared/password/CredentialsDialog.tsx'
import { NewPasswordField } from '../../../shared/password/NewPasswordField.tsx'
import { newPassword } from '../../../shared/password/new-password.ts'
import { useCreateSeat, useUpdateSeat } from '../api/seat-actions.ts'

interface Closable {
  onClose: () => void
}

/** Creates a seat, or changes one. */
export function SeatEditor({ seat, onClose }: Closable & { seat?: Seat }): ReactNode {
  return seat ? <EditSeat seat={seat} onClose={onClose} /> : <CreateSeat onClose={onClose} />
}

/** Waits for the number of free ports: a new seat gets all of them by default. */
function CreateSeat({ onClose }: Closable): ReactNode {
  const free = useFreePorts(0)
  return free !== undefined && <NewSeat free={free} onClose={onClose} />
}

function NewSeat({ free, onClose }: Closable & { free: number | null }): ReactNode {
  const t = useT('seat')
  const create = useCreateSeat()
  const [made, setMade] = useState<NewLogin>()
  const [password] = useState(() => newPassword())
  const form = useForm({
    schema: seatSchema.createSeat.body,
    initial: { name: '', password, allocated: free ?? 1, remark: '' },
    onSubmit: async (body) => {
      const seat = await create.mutateAsync({ body })
      setMade({ name: seat.seat_code, password: body.password })
    },
  })
  if (made)
    return <CredentialsDialog title={t('createdTitle')} label={t('code')} login={made} onClose={onClose} />
  return (
    <FormDialog title={t('create')} action={t('createAction')} form={form} onClose={onClose}>
      <TextField field={form.field('name')} label={t('name')} required autoFocus />
      <NewPasswordField field={form.field('password')} />
      <NumberField
        field={form.field('allocated')}
        label={t('ports')}
        required
        min={0}
        {...(free !== null && { hint: t('portsFree', { count: free }) })}
      />
      <TextAreaField field={form.field('remark')} label={t('remark')} rows={2} maxLength={500} />
    </FormDialog>
  )
}

function EditSeat({ seat, onClose }: Closable & { seat: Seat }): ReactNode {
  const t = useT('seat')
  const format = useFormat()
  const free = useFreePorts(seat.allocated)
  const update = useUpdateSeat()
  const form = useForm({
    schema: seatSchema.updateSeat.body.required(),
    initial: { name: seat.name, allocated: seat.allocated, remark: seat.remark },
    onSubmit: async (_, changed) => {
      await update.mutateAsync({ params: { id: seat.id }, body: changed })
      notify.success(t('done'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('editTitle', { code: seat.seat_code })} form={form} onClose={onClose}>
      <TextField field={form.field('name')} label={t('name')} required autoFocus />
      <NumberField
        field={form.field('allocated')}
        label={t('ports')}
        required
        min={0}
        hint={format.sentences([
          ...(typeof free === 'number' ? [t('portsFree', { count: free })] : []),
          ...(seat.occupied > 0 ? [t('portsInUse', { count: seat.occupied })] : []),
        ])}
      />
      <TextAreaField field={form.field('remark')} label={t('remark')} rows={2} maxLength={500} />
    </FormDialog>
  )
}

/** The ports that a seat can have: those of no seat, and its own. Undefined until known; null if they can't be loaded. */
function useFreePorts(own: number): number | null | undefined {
  const { data: info, isError: lacksInfo } = useEndpointQuery(userInfo, {})
  const { data: seats, isError: lacksSeats } = useWholeList(listSeats, { sort: 'name', order: 'asc' })
  if (!info || !seats) return lacksInfo || lacksSeats ? null : undefined
  const given = seats.list.reduce((sum, seat) => sum + seat.allocated, 0)
  return Math.max(0, info.port_num - given + own)
}
