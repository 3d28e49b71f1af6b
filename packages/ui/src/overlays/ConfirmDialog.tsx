import { Button } from '@fluentui/react-button'
import { Field } from '@fluentui/react-field'
import { Input } from '@fluentui/react-input'
import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar'
import { Textarea } from '@fluentui/react-textarea'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import { useFailure } from '../states/useFailure.ts'
import type { Confirmation } from './confirmations.ts'
import { Dialog, DialogActions, DialogContent } from './Dialog.tsx'
import { useDialogStyles } from './useDialogStyles.ts'

interface ConfirmDialogProps extends Confirmation {
  answer: (confirmed: boolean) => void
}

/** Names what will happen and waits for an answer. The focus begins on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, text, effects, action, tone = 'danger', typed, remark, run, answer } = props
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
    <Dialog title={title} role="alertdialog" onClose={busy ? undefined : () => answer(false)}>
      <DialogContent className={styles.question}>
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
      <DialogActions>
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
    </Dialog>
  )
}
