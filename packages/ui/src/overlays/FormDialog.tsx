import { Button } from '@fluentui/react-button'
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-dialog'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useId } from 'react'
import { Form, type FormProps, SubmitButton } from '../form/Form.tsx'
import type { Form as FormModel } from '../form/useForm.ts'
import { isDismissal } from './dismissal.ts'
import { useDialogStyles } from './useDialogStyles.ts'
import { useReturnFocus } from './useReturnFocus.ts'

export interface FormDialogProps {
  title: string
  form: FormProps['form'] & Pick<FormModel<object>, 'submitting'>
  /** The button's verb; "Save" by default. */
  action?: string
  size?: 'small' | 'medium' | 'large'
  onClose: () => void
  children: ReactNode
}

/** A form over the screen. Rendered while it is open; the caller closes it when `onSubmit` has succeeded. */
export function FormDialog({
  title,
  form,
  action,
  size = 'small',
  onClose,
  children,
}: FormDialogProps): ReactNode {
  const common = useT('common')
  const styles = useDialogStyles()
  const id = useId()
  useReturnFocus()
  return (
    <Dialog open onOpenChange={(_, change) => isDismissal(change) && !form.submitting && onClose()}>
      <DialogSurface className={styles[size]}>
        <DialogBody>
          <DialogTitle className={styles.title}>{title}</DialogTitle>
          <DialogContent className={styles.body}>
            <Form form={form} id={id}>
              {children}
            </Form>
          </DialogContent>
          <DialogActions className={styles.actions}>
            <Button disabled={form.submitting} onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton form={form} formId={id}>
              {action ?? common('save')}
            </SubmitButton>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
