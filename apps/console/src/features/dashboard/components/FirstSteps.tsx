import { Link, makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { CircleRegular } from '@fluentui/react-icons/svg/circle'
import { type FirstStep, firstSteps } from '@seaport/contract/work/attention'
import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { PageCard } from '@seaport/ui/page'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'

/** Screen of each step, at its form. */
const paths: Record<FirstStep, string> = {
  ports: '/buyPort-user',
  seat: '/seatAccount?do=new',
  account: '/media?do=new',
  client: '/down',
  task: '/task/new',
}

const useStyles = makeStyles({
  step: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: token('spacingHorizontalM'),
    padding: `${token('spacingVerticalM')} 0`,
    '& + &': { borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}` },
  },
  icon: { display: 'flex', fontSize: '20px', color: token('colorNeutralForeground3') },
  done: { color: token('seaportSuccessText') },
  past: { color: token('colorNeutralForeground3'), fontWeight: token('fontWeightRegular') },
})

interface FirstStepsProps {
  done: Readonly<Record<FirstStep, boolean>>
  /** The ports, where they are a gift. */
  gift: { ports: number; until: string } | null
}

/** Checklist of a new team's setup steps; each is ticked automatically. */
export function FirstSteps({ done, gift }: FirstStepsProps): ReactNode {
  const t = useT('tutorial')
  const format = useFormat()
  const styles = useStyles()
  const isDemo = useSystemConfig()?.demo === true
  const next = firstSteps.find((step) => !done[step])
  const made = firstSteps.filter((step) => done[step]).length
  return (
    <PageCard title={t('steps.title')} actions={t('steps.done', { made, all: firstSteps.length })}>
      <Stack as="ol" gap="none">
        {firstSteps.map((step) => (
          <li key={step} className={styles.step} aria-current={step === next ? 'step' : undefined}>
            <span className={mergeClasses(styles.icon, done[step] && styles.done)}>
              {done[step] ? (
                <CheckmarkCircleFilled aria-label={t('steps.made')} />
              ) : (
                <CircleRegular aria-label={t('steps.open')} />
              )}
            </span>
            <Stack gap="none">
              <Text as="span" weight="semibold" className={mergeClasses(done[step] && styles.past)}>
                {t(`step.${step}`)}
              </Text>
              {!done[step] && <Hint as="span">{t(`stepWhy.${step}`)}</Hint>}
              {step === 'ports' && gift && (
                <Hint as="span">{t('gift', { count: gift.ports, time: format.dateTime(gift.until) })}</Hint>
              )}
              {!done[step] && isDemo && (step === 'account' || step === 'client' || step === 'task') && (
                <Hint as="span">{t(`stepDemo.${step}`)}</Hint>
              )}
            </Stack>
            {!done[step] && <Link href={`#${paths[step]}`}>{t(`stepAct.${step}`)}</Link>}
          </li>
        ))}
      </Stack>
    </PageCard>
  )
}
