import { useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Stack } from '@seaport/ui/stack'
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
    <Stack as="section" gap="XL" className={styles.part} aria-labelledby={id}>
      <div>
        <Heading id={id} as="h2" size="huge">
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Stack as="ol" gap="XXL">
        {steps.map(({ title: name, text, Picture }, at) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {at + 1}
            </span>
            <div className={styles.words}>
              <Heading as="h3" size="medium" className={styles.name}>
                {t(name)}
              </Heading>
              <p className={styles.text}>{t(text)}</p>
            </div>
            <Picture />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
