import type { Account } from '@seaport/contract/desk/account.schema'
import { AgentBlockReason } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { SelectField } from '@seaport/ui/select-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { useForm } from '@seaport/ui/use-form'
import { useNotify } from '@seaport/ui/use-notify'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useReportBlock } from '../api/useReportBlock.ts'

const Report = z.object({ reason: AgentBlockReason, note: z.string().trim().max(500) })

/** An agent reports what the network did to an account; that blocks it until its supervisor has decided. */
export function ReportBlock({ account, onClose }: { account: Account; onClose: () => void }): ReactNode {
  const t = useT('browser')
  const notify = useNotify()
  const report = useReportBlock(account.id)
  const form = useForm({
    schema: Report,
    initial: { reason: '' as AgentBlockReason, note: '' },
    onSubmit: async (block) => {
      await report(block)
      notify.success(t('reported'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('reportTitle', { handle: account.account })}
      action={t('reportAction')}
      form={form}
      onClose={onClose}
    >
      <p>{t('reportLead')}</p>
      <SelectField
        field={form.field('reason')}
        label={t('reportReason')}
        options={AgentBlockReason.options.map((value) => ({ value, label: t(`reason.${value}`) }))}
        required
      />
      <TextAreaField field={form.field('note')} label={t('reportNote')} maxLength={500} />
    </FormDialog>
  )
}
