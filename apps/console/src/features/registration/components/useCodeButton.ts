import { Email } from '@seaport/contract/kernel/primitives.schema'
import { offerFocus } from '@seaport/ui/offer-focus'
import type { Form } from '@seaport/ui/use-form'
import { useEffect, useRef } from 'react'
import { withFieldErrors } from '../../../shared/api/field-errors.ts'
import type { EmailCode } from '../api/useEmailCode.ts'

/** What the forms that ask for a code have in common. */
export type CredentialForm = Pick<
  Form<{ email: string; code: string; password: string; confirm_password: string }>,
  'field' | 'values' | 'setErrors' | 'ref'
>

/**
 * Behaviour of the code button: an invalid address gets its error and the focus; a sent code moves the focus to its
 * field.
 * @param onRefused called with the server's refusal; true = handled
 */
export function useCodeButton(
  form: CredentialForm,
  code: EmailCode,
  onRefused?: (error: unknown) => boolean,
) {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const find = (name: string) => form.ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)
  const ask = async () => {
    const email = form.field('email')
    if (!Email.safeParse(email.value).success) {
      email.onBlur()
      find('email')?.focus()
      return
    }
    try {
      await code.send()
      // Who has begun to choose a password goes on with it.
      offerFocus(find('code'))
    } catch (error) {
      if (onRefused?.(error)) return
      // Unless another address was entered in the meantime.
      if (latest.current.values.email === email.value)
        form.setErrors(withFieldErrors(error, { too_many_requests: 'code' }))
    }
  }
  return () => {
    if (code.wait === 0) void ask()
  }
}
