import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { SendRegular } from '@fluentui/react-icons/svg/send'
import { useFormat, useT } from '@seaport/i18n/react'
import { Avatar } from '@seaport/ui/avatar'
import { CopyButton } from '@seaport/ui/copy-button'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { Page, PageCard } from '@seaport/ui/page'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { QrCode } from '@seaport/ui/qr-code'
import { RelativeTime } from '@seaport/ui/relative-time'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import { type ReactNode, useState } from 'react'
import { Countdown } from '../components/Countdown.tsx'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { HANDLES } from '../sample/people.ts'

const ADDRESS = 'TXk2Uq9mS1dQm7nR5cVb8YwZ3aEfGh4JkL'
const SIZES = [24, 32, 48] as const
const TONES: readonly Tone[] = ['neutral', 'primary', 'success', 'warning', 'danger', 'info']

/** /template/statistics */
export function StatisticsDemo(): ReactNode {
  const t = useT('gallery')
  const format = useFormat()
  const styles = useDemoStyles()
  const [opened] = useState(() => Date.now())
  return (
    <Page title={t('statistics.title')} description={t('statistics.lead')}>
      <StatGrid>
        <StatCard
          label={t('stat.people')}
          value={format.number(12_847)}
          icon={<PersonRegular />}
          change={0.124}
          hint={t('stat.week')}
        />
        <StatCard
          label={t('stat.spent')}
          value={format.money('1284.50')}
          icon={<MoneyRegular />}
          change={0.05}
          trendMeaning="bad"
          hint={t('stat.week')}
        />
        <StatCard
          label={t('stat.ports')}
          value={`${format.number(8)} / ${format.number(20)}`}
          icon={<PlugConnectedRegular />}
          change={0}
          trendMeaning="neutral"
        />
        <StatCard label={t('state.loading')} value={undefined} icon={<SendRegular />} />
      </StatGrid>
      <StatGrid>
        <StatCard label={t('longText')} value={format.number(1_284_700_512)} hint={t('longText')} />
        <Countdown />
      </StatGrid>
      <div className={styles.pairs}>
        <Stack gap="L" className={styles.column}>
          <PageCard title={t('statistics.progress')}>
            <ProgressCell label={t('stat.people')} done={340} total={1200} />
            <ProgressCell label={t('stat.people')} done={1200} total={1200} tone="success" />
            <ProgressCell label={t('stat.people')} done={12} total={80} tone="danger" />
            <ProgressCell label={t('stat.people')} done={5120} total={null} />
          </PageCard>
          <PageCard title={t('statistics.badges')}>
            <Row>
              {TONES.map((tone, at) => (
                <StatusBadge key={tone} tone={tone} label={t(`tone.${tone}`)} live={at === 1} />
              ))}
            </Row>
          </PageCard>
          <PageCard title={t('statistics.people')}>
            <Row>
              {HANDLES.map((name) => (
                <Avatar key={name} name={name} colourful />
              ))}
              <Avatar name="" />
              {SIZES.map((size) => (
                <Avatar key={size} name="Seaport" size={size} />
              ))}
            </Row>
          </PageCard>
        </Stack>
        <PageCard title={t('statistics.written')}>
          <KeyValueList
            items={[
              { label: t('statistics.number'), value: format.number(1_234_567.891) },
              { label: t('statistics.short'), value: format.compact(1_234_567) },
              { label: t('statistics.money'), value: format.money('1234567.80') },
              { label: t('statistics.percent'), value: format.percent(0.256) },
              { label: t('statistics.moment'), value: format.dateTime(opened) },
              { label: t('statistics.ago'), value: <RelativeTime value={opened} /> },
              { label: t('statistics.length'), value: format.duration(3_725_000) },
              { label: t('statistics.copy'), value: 'order-20260301-0007', copy: 'order-20260301-0007' },
              { label: t('statistics.none'), value: format.number(undefined) },
            ]}
          />
        </PageCard>
      </div>
      <PageCard title={t('statistics.code')}>
        <Row>
          <QrCode text={ADDRESS} label={t('statistics.code')} />
          <CopyButton text={ADDRESS} label={ADDRESS} />
        </Row>
      </PageCard>
    </Page>
  )
}
