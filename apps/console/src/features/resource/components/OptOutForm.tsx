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
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { useErase, useOptOut } from '../api/resource-actions.ts'
import { useAlreadyListed, useErasureWords, useNames, useOptOutWords } from './useOptOutActions.ts'

const EnterForm = optOutSchema.addOptOuts.body
  .omit({ dry_run: true })
  .required()
  .extend({ erase: z.boolean() })

/** Puts people on the opt-out list by id, handle or link, and erases what is known of them if that is wanted. Asks first, with the people who are meant. */
export function OptOutForm({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('resource')
  const networkOptions = useNetworkOptions(useSystemConfig()?.networks)
  const optOut = useOptOut()
  const erasure = useErase()
  const optOutWords = useOptOutWords()
  const erasureWords = useErasureWords()
  const namesOf = useNames()
  const told = useAlreadyListed()
  const form = useForm({
    schema: EnterForm,
    initial: { network: '', external_ids: [], remark: '', erase: false },
    onSubmit: async ({ erase, ...body }) => {
      const { people } = await optOut.mutateAsync({ body: { ...body, dry_run: true } })
      const enter = async () => {
        const { opted_out } = await optOut.mutateAsync({ body })
        notify.success(told(t('optOuts.entered', { count: opted_out }), people.length - opted_out))
      }
      const eraseThem = async () => {
        const { erased } = await erasure.mutateAsync({ body })
        notify.success(t('optOuts.erasedCount', { count: erased }))
      }
      const words = erase ? erasureWords(people.length) : optOutWords(people.length)
      const unseen = people.filter(({ external_id }) => external_id.startsWith('@')).length
      const effects = [...words.effects, ...(unseen > 0 ? [t('optOuts.notSeen', { count: unseen })] : [])]
      if (await confirm({ ...words, effects, text: namesOf(people), run: erase ? eraseThem : enter }))
        onClose()
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
        label={t('optOuts.people')}
        hint={t('optOuts.idsHint')}
        rows={5}
        required
      />
      <TextField field={form.field('remark')} label={t('remark')} hint={t('remarkHint')} maxLength={500} />
      <SwitchField field={form.field('erase')} label={t('optOuts.eraseToo')} hint={t('effect.everywhere')} />
    </FormDialog>
  )
}
