import { Button } from '@fluentui/react-button'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'

const schema = z.object({ name: z.string().trim().min(3).max(20) })

/** A form over the screen, with a button that speaks up from inside it. */
export function NameDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('gallery')
  const form = useForm({
    schema,
    initial: { name: '' },
    onSubmit: async ({ name }) => {
      notify.success(t('saved', { name }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('overlays.form')} form={form} onClose={onClose}>
      <TextField
        field={form.field('name')}
        label={t('form.name')}
        hint={t('form.nameHint')}
        required
        autoFocus
      />
      <div>
        <Button onClick={() => notify.warning(t('notice.warning'))}>{t('overlays.speak')}</Button>
      </div>
    </FormDialog>
  )
}
