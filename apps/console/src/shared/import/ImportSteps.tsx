import { Button } from '@fluentui/react-button'
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-dialog'
import { makeStyles } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { isDismissal } from '@seaport/ui/dismissal'
import { Form, type FormProps, SubmitButton } from '@seaport/ui/form'
import { notify } from '@seaport/ui/notify'
import { token } from '@seaport/ui/theme-tokens'
import { type Form as FormModel, useForm } from '@seaport/ui/use-form'
import { useReturnFocus } from '@seaport/ui/use-return-focus'
import { type ReactNode, useId, useState } from 'react'
import { z } from 'zod'
import { ImportReport } from './ImportReport.tsx'
import type { Report } from './useImport.ts'

interface ImportStepsProps {
  title: string
  /** What the rows list. */
  header: string
  /** First step: what to import. Sending it is a trial that changes nothing. */
  form: FormProps['form'] & Pick<FormModel<object>, 'submitting'>
  /** The fields of the first step. */
  fields: ReactNode
  /** What the trial found; undefined before it. */
  trial: Report | undefined
  /** Leads back to the first step, where everything is as it was. */
  onBack: () => void
  /** Imports what was tried. */
  run: () => Promise<Report>
  onClose: () => void
}

const useStyles = makeStyles({
  surface: {
    width: 'min(760px, calc(100vw - 32px))',
    maxWidth: 'none',
    '& > .fui-DialogBody': { maxHeight: 'calc(100dvh - 80px)' },
  },
  content: { paddingBottom: token('spacingVerticalS') },
  actions: {
    gridColumnStart: '1',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    '& button': { whiteSpace: 'nowrap' },
  },
})

/** An import in three steps: what to import, what each row would come to, and what it came to. */
export function ImportSteps({ title, onClose, ...steps }: ImportStepsProps): ReactNode {
  const styles = useStyles()
  const [result, setResult] = useState<Report>()
  useReturnFocus()
  return (
    <Dialog open onOpenChange={(_, change) => isDismissal(change) && !steps.form.submitting && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          {result ? (
            <Result report={result} header={steps.header} onClose={onClose} />
          ) : steps.trial ? (
            <Trial {...steps} trial={steps.trial} onClose={onClose} onResult={setResult} />
          ) : (
            <First {...steps} onClose={onClose} />
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

type Steps = Omit<ImportStepsProps, 'title'>

function First({ form, fields, onClose }: Steps): ReactNode {
  const t = useT('import')
  const common = useT('common')
  const styles = useStyles()
  const id = useId()
  return (
    <>
      <DialogContent className={styles.content}>
        <Form form={form} id={id}>
          {fields}
        </Form>
      </DialogContent>
      <DialogActions className={styles.actions}>
        <Button disabled={form.submitting} onClick={onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton form={form} formId={id}>
          {t('try')}
        </SubmitButton>
      </DialogActions>
    </>
  )
}

const Nothing = z.object({})

function Trial({
  trial,
  header,
  run,
  onBack,
  onClose,
  onResult,
}: Steps & { trial: Report; onResult: (report: Report) => void }): ReactNode {
  const t = useT('import')
  const styles = useStyles()
  const id = useId()
  const form = useForm({
    schema: Nothing,
    initial: {},
    onSubmit: async () => {
      const report = await run()
      notify.success(t('imported', { count: report.added }))
      if (report.added === report.rows.length) onClose()
      else onResult(report)
    },
  })
  return (
    <>
      <DialogContent className={styles.content}>
        <Form form={form} id={id}>
          <ImportReport {...trial} header={header} done={false} />
        </Form>
      </DialogContent>
      <DialogActions className={styles.actions}>
        <Button disabled={form.submitting} onClick={onBack}>
          {t('back')}
        </Button>
        {trial.added > 0 && (
          <SubmitButton form={form} formId={id}>
            {t('run', { count: trial.added })}
          </SubmitButton>
        )}
      </DialogActions>
    </>
  )
}

function Result({
  report,
  header,
  onClose,
}: {
  report: Report
  header: string
  onClose: () => void
}): ReactNode {
  const common = useT('common')
  const styles = useStyles()
  return (
    <>
      <DialogContent className={styles.content}>
        <ImportReport {...report} header={header} done />
      </DialogContent>
      <DialogActions className={styles.actions}>
        <Button appearance="primary" onClick={onClose}>
          {common('close')}
        </Button>
      </DialogActions>
    </>
  )
}
