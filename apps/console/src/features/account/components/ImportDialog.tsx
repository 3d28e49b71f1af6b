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
import { importAccounts } from '@seaport/contract/account'
import type { DataOf } from '@seaport/contract/endpoint'
import type { NetworkId } from '@seaport/contract/network'
import { systemTimeZone } from '@seaport/i18n/format'
import { useT } from '@seaport/i18n/react'
import { isDismissal } from '@seaport/ui/dismissal'
import { Form, FormRow, SubmitButton } from '@seaport/ui/form'
import { notify } from '@seaport/ui/notify'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { type Form as FormModel, useForm } from '@seaport/ui/use-form'
import { type ReactNode, useId, useState } from 'react'
import { z } from 'zod'
import { useImportAccounts } from '../api/account-actions.ts'
import { MAX_ROWS, readPasted } from '../import-text.ts'
import { NetworkField, TypeField, ZoneField } from './AccountFields.tsx'
import { ImportResult } from './ImportResult.tsx'

const { network, type, time_zone } = importAccounts.body.required().shape
const ImportForm = z.object({
  network,
  type,
  time_zone,
  text: z
    .string()
    .min(1)
    .refine((text) => readPasted(text).length <= MAX_ROWS, { error: 'invalid' }),
})

type Outcome = DataOf<typeof importAccounts>
type Values = z.output<typeof ImportForm>

const useStyles = makeStyles({
  surface: { width: 'min(720px, calc(100vw - 32px))' },
  actions: { '& button': { whiteSpace: 'nowrap' } },
})

/** Imports a pasted list in two steps: a trial that changes nothing and says what each row would come to, then the import itself. */
export function ImportDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('account')
  const styles = useStyles()
  const attempt = useImportAccounts()
  const [trial, setTrial] = useState<{ values: Values; outcome: Outcome }>()
  const form = useForm({
    schema: ImportForm,
    initial: { network: '' as NetworkId | '', type: 'promotion', time_zone: systemTimeZone(), text: '' },
    onSubmit: async (values) =>
      setTrial({ values, outcome: await attempt.mutateAsync({ body: bodyOf(values, true) }) }),
  })
  return (
    <Dialog open onOpenChange={(_, change) => isDismissal(change) && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('importTitle')}</DialogTitle>
          {trial ? (
            <Preview {...trial} onBack={() => setTrial(undefined)} onClose={onClose} />
          ) : (
            <Paste form={form} onClose={onClose} />
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const bodyOf = ({ text, ...values }: Values, dry_run: boolean) => ({
  ...values,
  rows: readPasted(text),
  dry_run,
})

type PasteForm = FormModel<{
  network: NetworkId | ''
  type: 'promotion' | 'personal' | ''
  time_zone: string
  text: string
}>

/** First step: what to import. */
function Paste({ form, onClose }: { form: PasteForm; onClose: () => void }): ReactNode {
  const t = useT('account')
  const styles = useStyles()
  const common = useT('common')
  const id = useId()
  const count = readPasted(form.values.text).length
  return (
    <>
      <DialogContent>
        <Form form={form} id={id}>
          <FormRow>
            <NetworkField field={form.field('network')} />
            <TypeField field={form.field('type')} />
          </FormRow>
          <ZoneField field={form.field('time_zone')} />
          <TextAreaField
            field={form.field('text')}
            label={t('importText')}
            hint={count > 0 ? t('importCount', { count, max: MAX_ROWS }) : t('importHint', { max: MAX_ROWS })}
            rows={8}
            required
          />
        </Form>
      </DialogContent>
      <DialogActions className={styles.actions}>
        <Button disabled={form.submitting} onClick={onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton form={form} formId={id}>
          {t('importTry')}
        </SubmitButton>
      </DialogActions>
    </>
  )
}

const Nothing = z.object({})

/** Second step: what would happen to each row. */
function Preview(props: {
  values: Values
  outcome: Outcome
  onBack: () => void
  onClose: () => void
}): ReactNode {
  const t = useT('account')
  const styles = useStyles()
  const run = useImportAccounts()
  const { outcome } = props
  const form = useForm({
    schema: Nothing,
    initial: {},
    onSubmit: async () => {
      const { added } = await run.mutateAsync({ body: bodyOf(props.values, false) })
      notify.success(t('imported.count', { count: added }))
      props.onClose()
    },
  })
  const id = useId()
  return (
    <>
      <DialogContent>
        <Form form={form} id={id}>
          <ImportResult outcome={outcome} />
        </Form>
      </DialogContent>
      <DialogActions className={styles.actions}>
        <Button disabled={form.submitting} onClick={props.onBack}>
          {t('importBack')}
        </Button>
        {outcome.added > 0 && (
          <SubmitButton form={form} formId={id}>
            {t('importRun', { count: outcome.added })}
          </SubmitButton>
        )}
      </DialogActions>
    </>
  )
}
