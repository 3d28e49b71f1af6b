import { useT } from '@seaport/i18n/react'
import { NumberField } from '@seaport/ui/number-field'
import { TextField } from '@seaport/ui/text-field'
import type { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import type { Draft } from '../../task-draft.ts'

/** How many people are enough, how long it may take, and what the task is called. */
export function GoalStep({
  form,
}: {
  form: Pick<ReturnType<typeof useForm<typeof Draft>>, 'field'>
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
      <TextField field={form.field('name')} label={t('taskName')} hint={t('taskNameHint')} maxLength={80} />
    </>
  )
}
