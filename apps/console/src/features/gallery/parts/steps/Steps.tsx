import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useT } from '@seaport/i18n/react'
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
      <ol className={styles.root} aria-label={label}>
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
                <span className={mergeClasses(styles.title, at === current && styles.strong)}>
                  {step.title}
                </span>
                {step.hint && <span className={styles.hint}>{step.hint}</span>}
                <span className={styles.hidden}>{state}</span>
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
      </ol>
    </div>
  )
}
