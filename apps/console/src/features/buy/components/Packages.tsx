import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { makeStyles } from '@griffel/react'
import type { PriceTier } from '@seaport/contract/money/price'
import { useT } from '@seaport/i18n/react'
import { PageCard } from '@seaport/ui/page'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { SupportContact } from '../../pay/pay.public.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalS'),
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', gap: token('spacingHorizontalS') },
  mark: { flexShrink: 0, marginTop: token('spacingVerticalXXS'), color: token('seaportSuccessText') },
  text: { margin: 0, color: token('colorNeutralForeground3') },
})

const FEATURES = {
  standard: ['ports', 'seats', 'tasks'],
  professional: ['translation', 'words', 'devices', 'analysis'],
} as const

/** The two packages (specification, section 9): the standard one, which is bought here, and the professional one, which support sets up. */
export function Packages({ tiers }: { tiers: readonly PriceTier[] }): ReactNode {
  const t = useT('buy')
  const header = useT('header')
  const styles = useStyles()
  const least = Math.min(...tiers.map(({ min_days }) => min_days))
  return (
    <div className={styles.root}>
      <PageCard
        title={t('package.standard')}
        actions={<StatusBadge tone="primary" label={header('defaultPlan')} />}
      >
        <p className={styles.text}>{t('usageTime', { count: tiers.length > 0 ? least : 1 })}</p>
        <Features names={FEATURES.standard} />
      </PageCard>
      <PageCard title={t('package.professional')}>
        <p className={styles.text}>
          {t('upgrade')} <SupportContact />
        </p>
        <Features names={FEATURES.professional} />
      </PageCard>
    </div>
  )
}

type Feature = (typeof FEATURES)[keyof typeof FEATURES][number]

function Features({ names }: { names: readonly Feature[] }): ReactNode {
  const t = useT('buy')
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name} className={styles.item}>
          <CheckmarkRegular className={styles.mark} aria-hidden />
          {t(`feature.${name}`)}
        </li>
      ))}
    </ul>
  )
}
