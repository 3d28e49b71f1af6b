import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { Loop } from '../components/Loop.tsx'
import { Steps } from '../components/Steps.tsx'
import { useTutorialStyles } from '../components/useTutorialStyles.ts'
import { agentSteps, questions, supervisorSteps } from '../steps.ts'

/** /tutorial: from an empty account to the first results, for both who take part. */
export function Tutorial(): ReactNode {
  const t = useT('tutorial')
  const styles = useTutorialStyles()
  return (
    <PublicPage title={t('title')} lead={t('lead')} width="wide">
      <Loop />
      <Steps title={t('supervisor')} lead={t('supervisorLead')} steps={supervisorSteps} />
      <Steps title={t('agent')} lead={t('agentLead')} steps={agentSteps} />
      <section className={styles.part} aria-label={t('questions')}>
        <h2 className={styles.heading}>{t('questions')}</h2>
        <div className={styles.questions}>
          {questions.map(({ title, text }) => (
            <div key={title}>
              <h3 className={styles.name}>{t(title)}</h3>
              <p className={styles.text}>{t(text)}</p>
            </div>
          ))}
        </div>
      </section>
      <div className={styles.ways}>
        <PageLink to="/register">{t('toRegister')}</PageLink>
        <PageLink to="/down">{t('toDownload')}</PageLink>
      </div>
    </PublicPage>
  )
}
