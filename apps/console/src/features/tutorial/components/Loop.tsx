import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { supervisorSteps } from '../steps.ts'
import { useTutorialStyles } from './useTutorialStyles.ts'

/** All steps of a supervisor in one line. */
export function Loop(): ReactNode {
  const t = useT('tutorial')
  const styles = useTutorialStyles()
  return (
    <ol className={styles.loop} aria-label={t('loop')}>
      {supervisorSteps.map(({ title }, at) => (
        <li key={title} className={styles.stop}>
          <span className={styles.stopName}>{t(title)}</span>
          {at < supervisorSteps.length - 1 && <ArrowRightRegular aria-hidden />}
        </li>
      ))}
    </ol>
  )
}
