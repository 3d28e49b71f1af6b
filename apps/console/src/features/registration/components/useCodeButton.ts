import { Email } from '@seaport/contract/kernel/primitives.schema'
import type { Form } from '@seaport/ui/use-form'
import { withFieldErrors } from '../../../shared/api/field-errors.ts'
import type { EmailCode } from '../api/useEmailCode.ts'

/** What the forms that ask for a code have in common. */
export type CredentialForm = Pick<
  Form<{ email: string; code: string; password: string; confirm_password: string }>,
  'field' | 'values' | 'setErrors' | 'ref'
>

/**
 * What the button for a code does: an address that is none gets its fault and the focus; a code on its way takes the focus to where it is typed.
 * @param onRefused told of what the server refused; true = it has been dealt with
 */
export function useCodeButton(
  form: CredentialForm,
  code: EmailCode,
  onRefused?: (error: unknown) => boolean,
) {
  const focus = (name: string) => form.ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const ask = async () => {
    const email = form.field('email')
    if (!Email.safeParse(email.value).success) {
      email.onBlur()
      focus('email')
      return
    }
    try {
      await code.send()
      focus('code')
    } catch (error) {
      if (!onRefused?.(error)) form.setErrors(withFieldErrors(error, { too_many_requests: 'code' }))
    }
  }
  return () => {
    if (code.wait === 0) void ask()
  }
}
