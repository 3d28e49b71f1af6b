import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { Text } from '@seaport/ui/text'
import { VisuallyHidden } from '@seaport/ui/visually-hidden'
import type { ReactNode } from 'react'
import { useStepsStyles } from './useStepsStyles.ts'

export interface Step {
  id: string
  title: string
  hint?: string
  /** The input of this step is invalid. */
  failed?: boolean
}

export interface StepsProps {
  label: string
  steps: readonly Step[]
  /** Index of the current step; the number of steps when all are completed. */
  current: number
  /** If given, completed steps can be revisited. */
  onSelect?: (at: number) => void
}

/** The progress of a longer piece of work; vertical where there is little room. */
export function Steps({ label, steps, current, onSelect }: StepsProps): ReactNode {
  const t = useT('kit')
  const styles = useStepsStyles()
  return (
    <div className={styles.box}>
      <Row as="ol" align="stretch" wrap="never" className={styles.root} aria-label={label}>
        {steps.map((step, at) => {
          const done = at < current
          const state = step.failed
            ? t('stepFailed')
            : done
              ? t('stepDone')
              : at === current
                ? t('stepCurrent')
                : t('stepWaiting')
          const words = (
            <>
              <span
                className={mergeClasses(
                  styles.mark,
                  done && styles.done,
                  at === current && styles.current,
                  step.failed && styles.failed,
                )}
                aria-hidden
              >
                {step.failed ? <DismissRegular /> : done ? <CheckmarkRegular /> : at + 1}
              </span>
              <span>
                <Text
                  as="span"
                  size="medium"
                  block
                  className={mergeClasses(styles.title, at === current && styles.strong)}
                >
                  {step.title}
                </Text>
                {step.hint && (
                  <Hint as="span" block>
                    {step.hint}
                  </Hint>
                )}
                <VisuallyHidden>{state}</VisuallyHidden>
              </span>
            </>
          )
          return (
            <li key={step.id} className={styles.step} aria-current={at === current ? 'step' : undefined}>
              {onSelect && done ? (
                <button
                  type="button"
                  className={mergeClasses(styles.words, styles.button)}
                  onClick={() => onSelect(at)}
                >
                  {words}
                </button>
              ) : (
                <span className={styles.words}>{words}</span>
              )}
            </li>
          )
        })}
      </Row>
    </div>
  )
}
