import * as optOutSchema from '@seaport/contract/work/opt-out.schema'
import { useT } from '@seaport/i18n/react'
import { useNetworkOptions } from '@seaport/product-ui/network-options'
import { confirm } from '@seaport/ui/confirm'
import { FormDialog } from '@seaport/ui/form-dialog'
import { LinesField } from '@seaport/ui/lines-field'
import { notify } from '@seaport/ui/notify'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useErase, useOptOut } from '../api/resource-actions.ts'
import { useErasureWords } from './useOptOutActions.ts'

const EnterForm = optOutSchema.addOptOuts.body.required().extend({ erase: z.boolean() })

/** Puts people on the opt-out list by their ids, and erases what is known of them if that is wanted. */
export function OptOutForm({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('resource')
  const networkOptions = useNetworkOptions()
  const optOut = useOptOut()
  const erasure = useErase()
  const question = useErasureWords()
  const form = useForm({
    schema: EnterForm,
    initial: { network: '', external_ids: [], remark: '', erase: false },
    onSubmit: async ({ erase, ...body }) => {
      if (!erase) {
        const { opted_out } = await optOut.mutateAsync({ body })
        notify.success(t('optOuts.entered', { count: opted_out }))
        return onClose()
      }
      const count = new Set(body.external_ids).size
      const run = async () => {
        const { erased } = await erasure.mutateAsync({ body })
        notify.success(t('optOuts.erasedCount', { count: erased }))
      }
      if (await confirm({ ...question(count), run })) onClose()
    },
  })
  return (
    <FormDialog
      title={t('optOuts.add')}
      action={form.values.erase ? t('do.erase') : t('optOuts.enter')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        field={form.field('network')}
        label={t('network')}
        options={networkOptions}
        placeholder={t('choose')}
        required
      />
      <LinesField
        field={form.field('external_ids')}
        label={t('externalId')}
        hint={t('optOuts.idsHint')}
        rows={5}
        required
      />
      <TextField field={form.field('remark')} label={t('remark')} hint={t('remarkHint')} maxLength={500} />
      <SwitchField field={form.field('erase')} label={t('optOuts.eraseToo')} hint={t('effect.everywhere')} />
    </FormDialog>
  )
}
