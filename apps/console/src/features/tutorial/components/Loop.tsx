import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { supervisorSteps } from '../steps.ts'
import { useTutorialStyles } from './useTutorialStyles.ts'

/** All steps of a supervisor in one line. */
export function Loop(): ReactNode {
  const t = useT('tutorial')
  const styles = useTutorialStyles()
  return (
    <Row as="ol" aria-label={t('loop')}>
      {supervisorSteps.map(({ title }, at) => (
        <Row key={title} as="li" wrap="never" className={styles.stop}>
          <span className={styles.stopName}>{t(title)}</span>
          {at < supervisorSteps.length - 1 && <ArrowRightRegular aria-hidden />}
        </Row>
      ))}
    </Row>
  )
}
