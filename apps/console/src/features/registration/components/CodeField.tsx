import { Button, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { TextField } from '@seaport/ui/text-field'
import { token } from '@seaport/ui/theme-tokens'
import type { Field } from '@seaport/ui/use-form'
import type { ClipboardEvent, ReactNode } from 'react'
import type { EmailCode, SentCode } from '../api/useEmailCode.ts'
import { codeDigits, codeIn } from '../code-text.ts'

export interface CodeFieldProps {
  field: Field<string>
  code: EmailCode
  /** Message after a code was requested. */
  sentHint: (code: SentCode) => string
  onSend: () => void
}

const useStyles = makeStyles({
  send: { flexShrink: 0, '&:not([aria-disabled="true"])': { color: token('colorBrandForegroundLink') } },
})

/** The code from the mail, with the button that requests one. A pasted mail is reduced to its code. */
export function CodeField({ field, code, sentHint, onSend }: CodeFieldProps): ReactNode {
  const t = useT('registration')
  const styles = useStyles()
  const { wait, sending, sent } = code
  const paste = (event: ClipboardEvent) => {
    const found = codeIn(event.clipboardData.getData('text'))
    if (!found) return
    event.preventDefault()
    field.set(found)
  }
  const label = wait > 0 ? t('resendIn', { seconds: wait }) : sent === undefined ? t('sendCode') : t('resend')
  return (
    <TextField
      field={{ ...field, set: (typed) => field.set(codeDigits(typed)) }}
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      onPaste={paste}
      {...(sent && { hint: sentHint(sent) })}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          className={styles.send}
          disabledFocusable={wait > 0 || sending || field.disabled}
          aria-busy={sending}
          onClick={onSend}
        >
          {label}
        </Button>
      }
    />
  )
}
