import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Dialog, DialogActions, DialogCloseButton, DialogContent } from '@seaport/ui/dialog'
import { Form, type FormProps, SubmitButton } from '@seaport/ui/form'
import { notify } from '@seaport/ui/notify'
import { type Form as FormModel, useForm } from '@seaport/ui/use-form'
import { useUnsaved } from '@seaport/ui/use-unsaved'
import { type ReactNode, useId, useState } from 'react'
import { z } from 'zod'
import { ImportReport } from './ImportReport.tsx'
import type { Report } from './useImport.ts'

interface ImportStepsProps {
  title: string
  /** Title of the column with the rows' subjects. */
  header: string
  /** Submits the first step as a dry run. */
  form: FormProps['form'] & Pick<FormModel<object>, 'submitting'>
  /** The fields of the first step. */
  fields: ReactNode
  /** Result of the dry run; undefined before it. */
  trial: Report | undefined
  /** Returns to the first step with its input. */
  onBack: () => void
  /** Imports the previewed input. */
  run: () => Promise<Report>
  onClose: () => void
}

/** An import in three steps: give the rows, check each one's result, see the report. */
export function ImportSteps({ title, onClose, ...steps }: ImportStepsProps): ReactNode {
  const [result, setResult] = useState<Report>()
  const [importing, setImporting] = useState(false)
  const busy = steps.form.submitting || importing
  return (
    <Dialog title={title} size="large" onClose={busy ? undefined : onClose}>
      {result ? (
        <Result report={result} header={steps.header} onClose={onClose} />
      ) : steps.trial ? (
        <Preview
          {...steps}
          trial={steps.trial}
          onClose={onClose}
          onBusy={setImporting}
          onResult={setResult}
        />
      ) : (
        <Input {...steps} />
      )}
    </Dialog>
  )
}

type Steps = Omit<ImportStepsProps, 'title'>

function Input({ form, fields }: Omit<Steps, 'onClose'>): ReactNode {
  const t = useT('import')
  const common = useT('common')
  const id = useId()
  return (
    <>
      <DialogContent>
        <Form form={form} id={id}>
          {fields}
        </Form>
      </DialogContent>
      <DialogActions>
        <DialogCloseButton disabled={form.submitting}>{common('cancel')}</DialogCloseButton>
        <SubmitButton form={form} formId={id}>
          {t('try')}
        </SubmitButton>
      </DialogActions>
    </>
  )
}

const EmptySchema = z.object({})

interface PreviewProps {
  trial: Report
  /** The dialog stays while rows are imported: what it closes later may be another one. */
  onBusy: (busy: boolean) => void
  onResult: (report: Report) => void
}

function Preview({ trial, header, run, onBack, onClose, onBusy, onResult }: Steps & PreviewProps): ReactNode {
  const t = useT('import')
  const id = useId()
  // The input of the first step is still needed for the import.
  useUnsaved(true)
  const form = useForm({
    schema: EmptySchema,
    initial: {},
    onSubmit: async () => {
      onBusy(true)
      const report = await run().finally(() => onBusy(false))
      notify.success(t('imported', { count: report.added }))
      if (report.added === report.rows.length) onClose()
      else onResult(report)
    },
  })
  return (
    <>
      <DialogContent>
        <Form form={form} id={id}>
          <ImportReport {...trial} header={header} done={false} />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={form.submitting} onClick={onBack}>
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
  return (
    <>
      <DialogContent>
        <ImportReport {...report} header={header} done />
      </DialogContent>
      <DialogActions>
        <Button autoFocus appearance="primary" onClick={onClose}>
          {common('close')}
        </Button>
      </DialogActions>
    </>
  )
}
