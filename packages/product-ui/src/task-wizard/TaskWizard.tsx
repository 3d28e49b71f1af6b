import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { Stepper } from './Stepper.tsx'
import { STEPS } from './task-draft.ts'
import type { StepProps, TaskWizardProps } from './task-wizard.types.ts'
import { useTaskWizard } from './useTaskWizard.ts'
import { useWizardStyles } from './useWizardStyles.ts'
import { WhatStep } from './WhatStep.tsx'
import { WhenStep } from './WhenStep.tsx'
import { WhomStep } from './WhomStep.tsx'

const steps = { what: WhatStep, whom: WhomStep, when: WhenStep } as const

/** Task wizard in three steps, for every kind. The draft survives a reload. */
export function TaskWizard(props: TaskWizardProps): ReactNode {
  const t = useT('wizard')
  const styles = useWizardStyles()
  const { form, step, top, chosen, go, isRestored, startOver } = useTaskWizard(props)
  const at = STEPS.indexOf(step)
  const Current: (props: StepProps) => ReactNode = steps[step]
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.top}>
        <Stepper step={step} />
      </div>
      {isRestored && (
        <MessageBar intent="info" role="status">
          <MessageBarBody>{t('restored')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={startOver}>{t('startOver')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <Form form={{ ...form, submit: step === 'when' ? go.create : go.next }}>
        <Current {...props} form={form} chosen={chosen} />
        <Row align="stretch" justify="between" wrap="never">
          <Button onClick={at === 0 ? props.onCancel : go.back}>{t(at === 0 ? 'cancel' : 'back')}</Button>
          {step === 'when' ? (
            <SubmitButton form={form}>{t('create', { count: Math.max(chosen.length, 1) })}</SubmitButton>
          ) : (
            <Button appearance="primary" type="submit">
              {t('next')}
            </Button>
          )}
        </Row>
      </Form>
    </>
  )
}
