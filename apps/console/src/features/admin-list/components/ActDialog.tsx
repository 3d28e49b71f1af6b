import * as adminActSchema from '@seaport/contract/work/admin-act.schema'
import { useT } from '@seaport/i18n/react'
import type { BulkResult } from '@seaport/product-ui/task-bulk-acts'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import type { z } from 'zod'

export type Acted = z.output<(typeof adminActSchema.adminActOnTasks)['data']>

interface ActDialogProps {
  /** Name of the action. */
  label: string
  count: number
  run(why: string): Promise<Acted>
  /** @param result undefined = cancelled */
  onClose(result?: BulkResult): void
}

/** Asks for the reason, which the users read, and runs the action. */
export function ActDialog({ label, count, run, onClose }: ActDialogProps): ReactNode {
  const t = useT('adminList')
  const form = useForm({
    schema: adminActSchema.adminActOnTasks.body.pick({ why: true }),
    initial: { why: '' },
    onSubmit: async ({ why }) => {
      const { done, missing, left_out: leftOut } = await run(why)
      const title = t('act.changed', { what: label, count: done })
      if (leftOut.length + missing === 0) notify.success(title)
      onClose({ title, missing, leftOut })
    },
  })
  return (
    <FormDialog
      title={t('act.title', { what: label, count })}
      action={label}
      form={form}
      onClose={() => onClose()}
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
