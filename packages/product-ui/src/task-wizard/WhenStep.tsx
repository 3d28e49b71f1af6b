import { Button } from '@fluentui/react-components'
import { isDealtOut } from '@seaport/contract/work/task-batch'
import { useFormat, useT } from '@seaport/i18n/react'
import { hasZone } from '@seaport/i18n/zoned-time'
import { DateTimeField } from '@seaport/ui/date-time-field'
import { FormRow } from '@seaport/ui/form'
import { NumberField } from '@seaport/ui/number-field'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { SelectField } from '@seaport/ui/select-field'
import { Stack } from '@seaport/ui/stack'
import { TextField } from '@seaport/ui/text-field'
import { type ReactNode, useState } from 'react'
import { presetsFor } from './kind-defaults.ts'
import { NotDoneNote } from './NotDoneNote.tsx'
import { Summary } from './Summary.tsx'
import { amountsOf, hasParam } from './task-draft.ts'
import { taskTitle } from './task-title.ts'
import type { StepProps } from './task-wizard.types.ts'
import { useWizardStyles } from './useWizardStyles.ts'

/** Third step: amount, pace, start, limits and name. */
export function WhenStep(props: StepProps): ReactNode {
  const t = useT('wizard')
  const tTask = useT('task')
  const { form, chosen, limits } = props
  const { kind } = form.values.work
  return (
    <>
      <PageCard title={t('askWhen')}>
        <Stack gap="L" width="form">
          <Amounts {...props} />
          <NotDoneNote {...props} />
          <FormRow>
            {hasParam(kind, 'send_interval_seconds') && (
              <NumberField
                field={form.field('work.params.send_interval_seconds')}
                label={t('interval')}
                hint={t('intervalHint', { count: limits?.least_interval_seconds ?? 5 })}
                unit={t('seconds')}
                min={limits?.least_interval_seconds ?? 5}
                required
              />
            )}
            <NumberField
              field={form.field('work.params.duration_minutes')}
              label={t('duration')}
              hint={t('durationHint')}
              unit={t('minutes')}
              min={1}
            />
          </FormRow>
          <StartFields form={form} chosen={chosen} />
          <TextField
            field={form.field('name')}
            label={t('name')}
            hint={t('nameHint', { name: taskTitle(form.values, chosen[0]?.account ?? '', tTask) })}
          />
        </Stack>
      </PageCard>
      <PageCard title={t('summary')}>
        <Summary {...props} />
      </PageCard>
    </>
  )
}

function Amounts({ form, chosen }: StepProps): ReactNode {
  const t = useT('wizard')
  const format = useFormat()
  const styles = useWizardStyles()
  const { kind } = form.values.work
  const names = amountsOf(kind)
  const [first] = chosen
  if (names.length === 0 || kind === '' || !first) return null
  const shared = chosen.length > 1
  const hint = shared
    ? t(isDealtOut(kind) ? 'amountShared' : 'amountEach', { count: chosen.length })
    : undefined
  const target = form.field('work.params.target_count')
  return (
    <div>
      <FormRow>
        {names.map((name) => (
          <NumberField
            key={name}
            field={form.field(`work.params.${name}`)}
            label={t(`amount.${name}`)}
            {...(hint && { hint })}
            min={1}
            required
          />
        ))}
      </FormRow>
      {names.includes('target_count') && (
        <Row gap="XS" className={styles.presets}>
          {presetsFor(first.network, kind).map((amount) => (
            <Button
              key={amount}
              size="small"
              appearance={target.value === amount ? 'primary' : 'secondary'}
              onClick={() => target.set(amount)}
            >
              {format.number(amount)}
            </Button>
          ))}
        </Row>
      )}
    </div>
  )
}

/** Start: at once, or at a time in the account's zone. */
function StartFields({ form, chosen }: Pick<StepProps, 'form' | 'chosen'>): ReactNode {
  const t = useT('wizard')
  const format = useFormat()
  const [opened] = useState(() => new Date().toISOString())
  const mode = form.field('start.mode')
  const at = form.field('start.at')
  const there = chosen[0]?.time_zone
  const zone = there === undefined || hasZone(there) ? there : 'UTC'
  const other = zone !== undefined && zone !== format.zone && at.value !== null
  return (
    <FormRow>
      <SelectField
        field={mode}
        label={t('start')}
        options={[
          { value: 'now', label: t('startNow') },
          { value: 'at', label: t('startAt') },
        ]}
      />
      {mode.value === 'at' && (
        <DateTimeField
          field={at}
          label={t('startTime')}
          hint={
            other
              ? t('startZones', { zone: zone ?? '', time: format.dateTime(at.value) })
              : t('startZone', { zone: zone ?? format.zone })
          }
          zone={zone}
          min={opened}
          required
        />
      )}
    </FormRow>
  )
}
