import { useT } from '@seaport/i18n/react'
import { DateTimeField } from '@seaport/ui/date-time-field'
import { SelectField } from '@seaport/ui/select-field'
import type { Field } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import type { StartDraft } from '../task-draft.ts'

/** At once, or at a moment in the future. */
export function StartFields(props: { mode: Field<StartDraft['mode']>; at: Field<string | null> }): ReactNode {
  const t = useT('taskScreen')
  const tTask = useT('task')
  const [opened] = useState(() => new Date().toISOString())
  const { mode, at } = props
  return (
    <>
      <SelectField
        field={mode}
        label={t('start')}
        options={[
          { value: 'now', label: t('startNow') },
          { value: 'at', label: t('startAt') },
        ]}
      />
      {mode.value === 'at' && <DateTimeField field={at} label={tTask('startTime')} min={opened} required />}
    </>
  )
}
