import { MAX_REPEATS } from '@seaport/contract/work/task-repeat'
import { useT } from '@seaport/i18n/react'
import { useRepeatWords } from '@seaport/product-ui/repeat-words'
import { CheckboxGroupField } from '@seaport/ui/checkbox-group-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { NumberField } from '@seaport/ui/number-field'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { EVERY_DAY, RepeatForm, repeatDraft } from '../repeat-draft.ts'

interface RepeatDialogProps {
  title: string
  /** Time zone of the account; undefined for several accounts, which use their own. */
  zone?: string
  /** The active plan, if any. */
  plan: Parameters<typeof repeatDraft>[0]
  save: (plan: z.output<typeof RepeatForm>) => Promise<unknown>
  onClose: () => void
}

/** Days, time and end of repeats. */
export function RepeatDialog({ title, zone, plan, save, onClose }: RepeatDialogProps): ReactNode {
  const t = useT('taskRepeat')
  const { dayName } = useRepeatWords()
  const form = useForm({
    schema: RepeatForm,
    initial: repeatDraft(plan),
    onSubmit: async (body) => {
      await save(body)
      onClose()
    },
  })
  const { end } = form.values
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <CheckboxGroupField
        field={form.field('weekdays')}
        columns
        label={t('days')}
        options={EVERY_DAY.map((value) => ({ value, label: dayName(value) }))}
      />
      <TextField
        field={form.field('time')}
        type="time"
        label={t('time')}
        hint={zone === undefined ? t('timeHintEach') : t('timeHint', { zone: zone.replaceAll('_', ' ') })}
        required
      />
      <SelectField
        field={form.field('end')}
        label={t('end')}
        options={(['never', 'day', 'count'] as const).map((value) => ({ value, label: t(`end.${value}`) }))}
      />
      {end === 'day' && <TextField field={form.field('until')} type="date" label={t('until')} required />}
      {end === 'count' && (
        <NumberField
          field={form.field('count')}
          label={t('count')}
          hint={t('countHint')}
          min={1}
          max={MAX_REPEATS}
          required
        />
      )}
    </FormDialog>
  )
}
