import { useT } from '@seaport/i18n/react'
import { type ReactNode, useId } from 'react'
import type { TutorialStep } from '../steps.ts'
import { useTutorialStyles } from './useTutorialStyles.ts'

export interface StepsProps {
  title: string
  lead: string
  steps: readonly TutorialStep[]
}

/** The steps of one role, numbered, each with its picture. */
export function Steps({ title, lead, steps }: StepsProps): ReactNode {
  const t = useT('tutorial')
  const styles = useTutorialStyles()
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title: name, text, Picture }, at) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {at + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{t(name)}</h3>
              <p className={styles.text}>{t(text)}</p>
            </div>
            <Picture />
          </li>
        ))}
      </ol>
    </section>
  )
}
