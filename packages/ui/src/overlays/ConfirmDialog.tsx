import { Button } from '@fluentui/react-button'
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-dialog'
import { Field } from '@fluentui/react-field'
import { Input } from '@fluentui/react-input'
import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar'
import { Textarea } from '@fluentui/react-textarea'
import { mergeClasses } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import { useFailure } from '../states/useFailure.ts'
import type { Confirmation } from './confirmations.ts'
import { useDialogStyles } from './useDialogStyles.ts'

interface ConfirmDialogProps extends Confirmation {
  /** False while it leaves: a dialog that is taken away while open would leave the rest of the app hidden from screen readers. */
  open: boolean
  answer: (confirmed: boolean) => void
}

/** Names what will happen and waits for an answer. The focus begins on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, text, effects, action, tone = 'danger', typed, remark, run, open, answer } = props
  const t = useT('ui')
  const common = useT('common')
  const styles = useDialogStyles()
  const failure = useFailure()
  const [word, setWord] = useState('')
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const unsaid = remark?.required === true && said.trim() === ''
  const ready = !unsaid && (typed === undefined || word.trim() === typed)
  const agree = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await run?.(said.trim())
      answer(true)
    } catch (error) {
      setProblem(failure(error).message)
      setBusy(false)
    }
  }
  return (
    <Dialog open={open} modalType="alert" onOpenChange={(_, data) => !data.open && !busy && answer(false)}>
      <DialogSurface className={styles.small}>
        <DialogBody>
          <DialogTitle className={styles.title}>{title}</DialogTitle>
          <DialogContent className={mergeClasses(styles.body, styles.content)}>
            {text && <div>{text}</div>}
            {effects && (
              <ul className={styles.effects}>
                {effects.map((effect) => (
                  <li key={effect}>{effect}</li>
                ))}
              </ul>
            )}
            {typed && (
              <Field label={t('typeToConfirm', { word: typed })}>
                <Input value={word} autoComplete="off" onChange={(_, { value }) => setWord(value)} />
              </Field>
            )}
            {remark && (
              <Field label={remark.label} hint={remark.hint} required={remark.required}>
                <Textarea
                  rows={2}
                  value={said}
                  maxLength={remark.maxLength}
                  disabled={busy}
                  onChange={(_, { value }) => setSaid(value)}
                />
              </Field>
            )}
            {problem && (
              <MessageBar intent="error" role="alert">
                <MessageBarBody>{problem}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions className={styles.actions}>
            <Button autoFocus disabled={busy} onClick={() => answer(false)}>
              {common('cancel')}
            </Button>
            <Button
              appearance="primary"
              className={tone === 'danger' && ready ? styles.danger : undefined}
              disabled={!ready}
              disabledFocusable={busy}
              aria-busy={busy}
              onClick={() => void agree()}
            >
              {action}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
