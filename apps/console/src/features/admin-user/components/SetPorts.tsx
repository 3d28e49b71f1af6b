import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import * as adminUserSchema from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import { DateTimeField } from '@seaport/ui/date-time-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useSetUserPorts } from '../api/user-actions.ts'
import { ExtendButtons } from './ExtendButtons.tsx'

interface SetPortsProps {
  user: AdminUser
  onClose: () => void
}

const PortsForm = adminUserSchema.setUserPorts.body.omit({ before: true })

/** Changes a user's ports and term without payment. */
export function SetPorts({ user, onClose }: SetPortsProps): ReactNode {
  const t = useT('adminUser')
  const set = useSetUserPorts()
  // As the form was opened: what the customer buys meanwhile must not be taken away.
  const [{ port_num, port_expire_time }] = useState(user)
  const form = useForm({
    schema: PortsForm,
    initial: { port_num: user.port_num, port_expire_time: user.port_expire_time, remark: '' },
    onSubmit: async ({ remark }, changed) => {
      const before = {
        ...('port_num' in changed && { port_num }),
        ...('port_expire_time' in changed && { port_expire_time }),
      }
      await set.mutateAsync({ params: { id: user.id }, body: { ...changed, before, remark } })
      notify.success(t('saved'))
      onClose()
    },
  })
  const until = form.field('port_expire_time')
  return (
    <FormDialog title={t('portsTitle', { email: user.email })} form={form} onClose={onClose}>
      <FormRow>
        <NumberField
          field={form.field('port_num')}
          label={t('ports')}
          hint={t('portsHint', { allocated: user.port_allocated, taken: user.port_occupy_num })}
          min={user.port_allocated}
          required
        />
        <DateTimeField field={until} label={t('expiry')} />
      </FormRow>
      <ExtendButtons from={user.port_expire_time} onChoose={until.set} />
      <TextAreaField
        field={form.field('remark')}
        label={t('remark')}
        hint={t('whyHint')}
        rows={2}
        maxLength={500}
        required
      />
    </FormDialog>
  )
}
