import * as adminActSchema from '@seaport/contract/work/admin-act.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'

interface ActDialogProps {
  /** Name of the action. */
  label: string
  count: number
  run(why: string): Promise<{ changed: number }>
  /** @param done false = cancelled */
  onClose(done: boolean): void
}

/** Asks for the reason, which the users read, and runs the action. */
export function ActDialog({ label, count, run, onClose }: ActDialogProps): ReactNode {
  const t = useT('adminList')
  const form = useForm({
    schema: adminActSchema.adminActOnTasks.body.pick({ why: true }),
    initial: { why: '' },
    onSubmit: async ({ why }) => {
      const { changed } = await run(why)
      notify.success(t('act.changed', { what: label, count: changed }))
      onClose(true)
    },
  })
  return (
    <FormDialog
      title={t('act.title', { what: label, count })}
      action={label}
      form={form}
      onClose={() => onClose(false)}
    >
      <TextAreaField
        field={form.field('why')}
        label={t('act.why')}
        hint={t('act.whyHint')}
        rows={3}
        maxLength={500}
        required
      />
    </FormDialog>
  )
}
