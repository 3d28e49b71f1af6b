import { useT } from '@seaport/i18n/react'
import { type ReactNode, useId } from 'react'
import { Form, type FormProps, SubmitButton } from '../form/Form.tsx'
import type { Form as FormModel } from '../form/useForm.ts'
import { Dialog, DialogActions, DialogCloseButton, DialogContent, type DialogProps } from './Dialog.tsx'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  form: FormProps['form'] & Pick<FormModel<object>, 'submitting'>
  /** The button's verb; "Save" by default. */
  action?: string
  onClose: () => void
}

/** A form over the screen. Rendered while it is open; the caller closes it when `onSubmit` has succeeded. */
export function FormDialog({ form, action, onClose, children, ...dialog }: FormDialogProps): ReactNode {
  const common = useT('common')
  const id = useId()
  return (
    <Dialog {...dialog} onClose={form.submitting ? undefined : onClose}>
      <DialogContent>
        <Form form={form} id={id}>
          {children}
        </Form>
      </DialogContent>
      <DialogActions>
        <DialogCloseButton disabled={form.submitting}>{common('cancel')}</DialogCloseButton>
        <SubmitButton form={form} formId={id}>
          {action ?? common('save')}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  )
}
