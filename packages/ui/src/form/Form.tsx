import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useUnsaved } from '../overlays/close-guard.ts'
import { FailureBar } from '../states/FailureBar.tsx'
import { textOfFailure } from './submit-error.ts'
import type { Form as FormModel } from './useForm.ts'
import { useFormStyles } from './useFormStyles.ts'

export interface FormProps {
  // Only members that don't depend on the type of the values.
  form: Pick<FormModel<object>, 'ref' | 'submit' | 'submitError' | 'dirty'>
  id?: string
  children: ReactNode
}

/** The form element: submits on Enter, and shows the server's refusal above the fields. */
export function Form({ form, id, children }: FormProps): ReactNode {
  const t = useT('ui')
  const styles = useFormStyles()
  const { submitError, dirty } = form
  useUnsaved(dirty)
  return (
    <form ref={form.ref} id={id} noValidate className={styles.root} onSubmit={form.submit}>
      {submitError && (
        <FailureBar
          message={submitError.message ?? t(textOfFailure(submitError))}
          requestId={submitError.requestId}
        />
      )}
      {children}
    </form>
  )
}

/** Fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }): ReactNode {
  const styles = useFormStyles()
  return <div className={styles.row}>{children}</div>
}

/** Buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }): ReactNode {
  const styles = useFormStyles()
  return <div className={styles.actions}>{children}</div>
}

/** Submits the form. Shows that it is busy instead of disabling itself, to keep the focus. */
export function SubmitButton(props: {
  form: Pick<FormModel<object>, 'submitting'>
  /** Id of the form, for a button outside it. */
  formId?: string
  children: ReactNode
}): ReactNode {
  const { submitting } = props.form
  return (
    <Button
      appearance="primary"
      type="submit"
      form={props.formId}
      disabledFocusable={submitting}
      aria-busy={submitting}
    >
      {props.children}
    </Button>
  )
}
