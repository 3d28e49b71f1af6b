import { useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
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
      <Stack as="section" gap="XL" className={styles.part} aria-label={t('questions')}>
        <Heading as="h2" size="huge">
          {t('questions')}
        </Heading>
        <div className={styles.questions}>
          {questions.map(({ title, text }) => (
            <div key={title}>
              <Heading as="h3" size="medium" className={styles.name}>
                {t(title)}
              </Heading>
              <p className={styles.text}>{t(text)}</p>
            </div>
          ))}
        </div>
      </Stack>
      <Row gap="XL" className={styles.ways}>
        <PageLink to="/register">{t('toRegister')}</PageLink>
        <PageLink to="/down">{t('toDownload')}</PageLink>
      </Row>
    </PublicPage>
  )
}
