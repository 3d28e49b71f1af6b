import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { Row } from '@seaport/ui/row'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'

const schema = z.object({ name: z.string().trim().min(3).max(20) })

interface NameDialogProps {
  /** Shows a question above the form. */
  onAsk: () => void
  onClose: () => void
}

/** A form over the screen, with a notice and a question above it. */
export function NameDialog({ onAsk, onClose }: NameDialogProps): ReactNode {
  const t = useT('gallery')
  const form = useForm({
    schema,
    initial: { name: '' },
    onSubmit: async ({ name }) => {
      notify.success(t('saved', { name }))
      onClose()
    },
  })
  const speak = () =>
    notify.warning(t('notice.warning'), {
      action: { label: t('overlays.do1'), onClick: () => form.field('name').set(t('longText').slice(0, 20)) },
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
      <Row>
        <Button onClick={speak}>{t('overlays.speak')}</Button>
        <Button onClick={onAsk}>{t('overlays.question')}</Button>
      </Row>
    </FormDialog>
  )
}
