import { MAX_REPEATS } from '@seaport/contract/work/task-repeat'
import type { TaskRepeat } from '@seaport/contract/work/task-repeat.schema'
import { useT } from '@seaport/i18n/react'
import { useRepeatWords } from '@seaport/product-ui/repeat-words'
import { CheckboxGroupField } from '@seaport/ui/checkbox-group-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useRepeatTask } from '../api/task-repeat.ts'
import { EVERY_DAY, RepeatForm, repeatDraft } from '../repeat-draft.ts'

interface RepeatDialogProps {
  id: string
  /** Of the account. */
  zone: string
  repeat: TaskRepeat | null
  onClose: () => void
}

/** On which days, at what time and how long a task is repeated. */
export function RepeatDialog({ id, zone, repeat, onClose }: RepeatDialogProps): ReactNode {
  const t = useT('taskRepeat')
  const { dayName } = useRepeatWords()
  const save = useRepeatTask()
  const form = useForm({
    schema: RepeatForm,
    initial: repeatDraft(repeat),
    onSubmit: async (body) => {
      await save.mutateAsync({ params: { id }, body })
      notify.success(t('saved'))
      onClose()
    },
  })
  const { end } = form.values
  return (
    <FormDialog title={t('repeat')} form={form} onClose={onClose}>
      <CheckboxGroupField
        field={form.field('weekdays')}
        label={t('days')}
        options={EVERY_DAY.map((value) => ({ value, label: dayName(value) }))}
      />
      <TextField
        field={form.field('time')}
        type="time"
        label={t('time')}
        hint={t('timeHint', { zone: zone.replaceAll('_', ' ') })}
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
