import { mergeClasses } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { STEPS, type Step } from './task-draft.ts'
import { useWizardStyles } from './useWizardStyles.ts'

/** Progress of the wizard. */
export function Stepper({ step }: { step: Step }): ReactNode {
  const t = useT('wizard')
  const format = useFormat()
  const styles = useWizardStyles()
  const at = STEPS.indexOf(step)
  return (
    <Row as="ol" align="stretch" aria-label={t('steps')}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={mergeClasses(styles.step, index < at && styles.past, index === at && styles.current)}
        >
          <span className={mergeClasses(styles.number, index <= at && styles.numberOn)} aria-hidden>
            {format.number(index + 1)}
          </span>
          <span className={index === at ? undefined : styles.otherStep}>{t(`step.${name}`)}</span>
        </li>
      ))}
    </Row>
  )
}
