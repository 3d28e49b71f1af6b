import { useT } from '@seaport/i18n/react'
import { NumberField } from '@seaport/ui/number-field'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextField } from '@seaport/ui/text-field'
import type { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import type { Draft } from '../../task-draft.ts'

/** How many people are enough, how long it may take, and what the task is called. */
export function GoalStep({
  form,
  isDeep,
}: {
  form: Pick<ReturnType<typeof useForm<typeof Draft>>, 'field'>
  /** Whether the kind can be read more deeply on the account's network. */
  isDeep: boolean
}): ReactNode {
  const t = useT('desktop')
  return (
    <>
      <NumberField
        field={form.field('target_count')}
        label={t('howMany')}
        hint={t('howManyHint')}
        min={1}
        step={10}
        required
      />
      <NumberField
        field={form.field('duration_minutes')}
        label={t('howLong')}
        hint={t('howLongHint')}
        min={1}
        unit={t('minutes')}
      />
      <SelectField
        field={form.field('deduplication')}
        label={t('deduplication')}
        options={(['task', 'library'] as const).map((value) => ({
          value,
          label: t(`deduplication.${value}`),
        }))}
      />
      {isDeep && <SwitchField field={form.field('deep_collection')} label={t('deep')} hint={t('deepHint')} />}
      <TextField field={form.field('name')} label={t('taskName')} hint={t('taskNameHint')} maxLength={80} />
    </>
  )
}
