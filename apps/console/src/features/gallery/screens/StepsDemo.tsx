import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Page, PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { type ReactNode, useState } from 'react'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { Steps } from '../parts/steps/Steps.tsx'

/** /template/steps */
export function StepsDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [at, setAt] = useState(1)
  const steps = (['kind', 'targets', 'limits', 'start'] as const).map((id) => ({
    id,
    title: t(`step.${id}`),
    hint: t(`step.${id}Hint`),
  }))
  const done = at >= steps.length
  return (
    <Page title={t('steps.title')} description={t('steps.lead')}>
      <PageCard title={t('steps.work')}>
        <Steps label={t('steps.work')} steps={steps} current={at} onSelect={setAt} />
        <p className={styles.text} role="status">
          {done ? t('steps.allDone') : t('steps.now', { step: steps[at]?.title ?? '' })}
        </p>
        <Row>
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('steps.back')}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={done}
            onClick={() => setAt(Math.min(steps.length, at + 1))}
          >
            {t('steps.next')}
          </Button>
        </Row>
      </PageCard>
      <PageCard title={t('state.wrong')}>
        <Steps
          label={t('state.wrong')}
          steps={steps.map((step, index) => ({ ...step, failed: index === 2 }))}
          current={3}
        />
      </PageCard>
      <PageCard title={t('longTexts')}>
        <Steps
          label={t('longTexts')}
          steps={steps.slice(0, 3).map((step) => ({ ...step, title: t('longText') }))}
          current={1}
        />
      </PageCard>
    </Page>
  )
}
