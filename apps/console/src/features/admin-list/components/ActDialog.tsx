import * as adminActSchema from '@seaport/contract/work/admin-act.schema'
import { useT } from '@seaport/i18n/react'
import type { BulkReport } from '@seaport/ui/bulk-report'
import { FormDialog } from '@seaport/ui/form-dialog'
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
  onClose(result?: BulkReport): void
}

/** Asks for the reason, which the users read, and runs the action. */
export function ActDialog({ label, count, run, onClose }: ActDialogProps): ReactNode {
  const t = useT('adminList')
  const form = useForm({
    schema: adminActSchema.adminActOnTasks.body.pick({ why: true }),
    initial: { why: '' },
    onSubmit: async ({ why }) => {
      const { done, ...left } = await run(why)
      onClose({ title: t('act.changed', { what: label, count: done }), done, ...left })
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
