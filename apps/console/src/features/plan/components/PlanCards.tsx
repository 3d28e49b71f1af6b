import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { SubtractRegular } from '@fluentui/react-icons/svg/subtract'
import { planIds, plans } from '@seaport/contract/people/plan'
import type { Plan } from '@seaport/contract/people/plan.schema'
import { getTranslation } from '@seaport/contract/work/translation'
import { useT } from '@seaport/i18n/react'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: token('spacingHorizontalL'),
    '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  absent: { color: token('colorNeutralForeground3') },
  mark: { flexShrink: 0, marginTop: token('spacingVerticalXXS') },
  there: { color: token('seaportSuccessText') },
})

/** Days of use of the default plan (specification, section 9). */
const DEFAULT_PLAN_DAYS = 1

/** Features of every plan. */
const COMMON = ['ports', 'seats', 'tasks', 'devices'] as const

/** The plans side by side, the user's own one marked. Lists only real differences. */
export function PlanCards({ current }: { current: Plan }): ReactNode {
  const t = useT('plan')
  const header = useT('header')
  const styles = useStyles()
  const isTranslating = Boolean(useEndpointQuery(getTranslation, {}).data?.provider)
  const wordsOf = (words: number | null) =>
    words === null ? t('feature.wordsUnlimited') : t('feature.words', { count: words })
  return (
    <div className={styles.root}>
      {planIds.map((plan) => (
        <PageCard
          key={plan}
          title={header(`plan.${plan}`)}
          actions={plan === current && <StatusBadge tone="primary" label={t('yours')} />}
        >
          <Stack as="ul" gap="S">
            {plan === 'default' && <Feature there>{t('usageTime', { count: DEFAULT_PLAN_DAYS })}</Feature>}
            {COMMON.map((name) => (
              <Feature key={name} there>
                {t(`feature.${name}`)}
              </Feature>
            ))}
            <Feature there>{t('feature.webhooks', { count: plans[plan].webhooks })}</Feature>
            <Feature there={isTranslating}>
              {isTranslating
                ? wordsOf(plans[plan].words)
                : t('feature.notSetUp', { feature: wordsOf(plans[plan].words) })}
            </Feature>
            <Feature there={plans[plan].keys.length > 0}>{t('feature.analysis')}</Feature>
          </Stack>
        </PageCard>
      ))}
    </div>
  )
}

function Feature({ there, children }: { there: boolean; children: ReactNode }): ReactNode {
  const t = useT('plan')
  const styles = useStyles()
  return (
    <Row as="li" align="stretch" wrap="never" className={mergeClasses(!there && styles.absent)}>
      {there ? (
        <CheckmarkRegular className={mergeClasses(styles.mark, styles.there)} aria-hidden />
      ) : (
        <SubtractRegular className={styles.mark} aria-label={t('without')} role="img" />
      )}
      {children}
    </Row>
  )
}
