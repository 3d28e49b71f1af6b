import { Button } from '@fluentui/react-button'
import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { SendRegular } from '@fluentui/react-icons/svg/send'
import { useFormat, useLanguage } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { KeyValueList } from '../src/key-value-list/KeyValueList.tsx'
import { Page, PageCard } from '../src/page/Page.tsx'
import { ProgressCell } from '../src/progress-cell/ProgressCell.tsx'
import { RelativeTime } from '../src/relative-time/RelativeTime.tsx'
import { StatCard, StatGrid } from '../src/stat-card/StatCard.tsx'
import { StatusBadge, type Tone } from '../src/status-badge/StatusBadge.tsx'
import { words } from './words.ts'

const TONES: readonly Tone[] = ['neutral', 'primary', 'success', 'warning', 'danger', 'info']

export function OverviewScreen(): ReactNode {
  const format = useFormat()
  const word = words[useLanguage().lang]
  const since = Date.now() - 190_000
  return (
    <Page
      title={word.dashboard}
      description={word.more}
      actions={<Button appearance="primary">{word.form}</Button>}
    >
      <StatGrid>
        <StatCard
          label={word.table}
          value={format.number(12_847)}
          icon={<PersonRegular />}
          change={0.124}
          hint="7 d"
        />
        <StatCard label={word.form} value={format.money('1284.50')} icon={<MoneyRegular />} change={-0.05} />
        <StatCard
          label={word.states}
          value="8 / 20"
          icon={<PlugConnectedRegular />}
          change={0}
          moreIs="neutral"
        />
        <StatCard label={word.overlay} value={undefined} icon={<SendRegular />} />
      </StatGrid>
      <PageCard title={word.states} actions={<Button size="small">{word.more}</Button>}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {TONES.map((tone, at) => (
            <StatusBadge key={tone} tone={tone} label={tone} live={at === 1} />
          ))}
        </div>
        <ProgressCell label={word.form} done={340} total={1200} />
        <ProgressCell label={word.form} done={1200} total={1200} tone="success" />
        <ProgressCell label={word.form} done={12} total={80} tone="danger" />
        <KeyValueList
          items={[
            { label: word.personal, value: 'order-20260301-0007', copy: 'order-20260301-0007' },
            { label: word.more, value: <RelativeTime value={since} /> },
            { label: word.dashboard, value: format.dateTime(since) },
            { label: word.table, value: format.duration(3_725_000) },
          ]}
        />
      </PageCard>
    </Page>
  )
}
