import { Button, Field, Input, Textarea } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import { plain } from '../command-palette/match.ts'
import { verbatim } from '../field/verbatim.ts'
import { within } from '../field/within.ts'
import { Stack } from '../layout/Stack.tsx'
import type { Failure } from '../states/ErrorState.tsx'
import { FailureBar } from '../states/FailureBar.tsx'
import { useFailure } from '../states/useFailure.ts'
import { Unsaved } from './close-guard.ts'
import type { Confirmation } from './confirmations.ts'
import { Dialog, DialogActions, DialogCloseButton, DialogContent } from './Dialog.tsx'
import { notify } from './notices.ts'
import { useDialogStyles } from './useDialogStyles.ts'

interface ConfirmDialogProps extends Confirmation {
  answer: (confirmed: boolean) => void
  isOpen: () => boolean
}

/** Confirmation dialog. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, text, effects, action, tone = 'danger', typed, remark, run, answer, isOpen } = props
  const t = useT('ui')
  const common = useT('common')
  const styles = useDialogStyles()
  const failure = useFailure()
  const [typedText, setTypedText] = useState('')
  const [remarkText, setRemarkText] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Failure>()
  const remarkMissing = remark?.required === true && remarkText.trim() === ''
  // Vietnamese keyboards type xóa as xoá too, or with the accent as a sign of its own; phones begin with a capital.
  const isTyped = typed === undefined || plain(typedText) === plain(typed)
  const ready = !remarkMissing && isTyped
  const runAndClose = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await run?.(remarkText.trim())
      answer(true)
    } catch (error) {
      const found = failure(error)
      if (isOpen()) {
        setProblem(found)
        setBusy(false)
        return
      }
      // A newer question has taken its place.
      notify.error(found.message ?? '', { detail: found.requestId })
      answer(false)
    }
  }
  return (
    <Dialog title={title} role="alertdialog" onClose={busy ? undefined : () => answer(false)}>
      <DialogContent>
        <Stack>
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
              <Input
                {...verbatim}
                value={typedText}
                autoComplete="off"
                onChange={(_, { value }) => setTypedText(value)}
              />
            </Field>
          )}
          {remark && <Unsaved changed={remarkText.trim() !== ''} />}
          {remark && (
            <Field label={remark.label} hint={remark.hint} required={remark.required}>
              <Textarea
                rows={2}
                value={remarkText}
                disabled={busy}
                onChange={(event, { value }) =>
                  setRemarkText(within(remarkText, value, remark.maxLength, event))
                }
              />
            </Field>
          )}
          {problem && <FailureBar {...problem} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <DialogCloseButton autoFocus disabled={busy}>
          {common('cancel')}
        </DialogCloseButton>
        <Button
          appearance="primary"
          className={tone === 'danger' && ready ? styles.danger : undefined}
          disabled={!ready}
          disabledFocusable={busy}
          aria-busy={busy}
          onClick={() => void runAndClose()}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
