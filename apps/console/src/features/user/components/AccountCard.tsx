import { userPermission } from '@seaport/contract/people/user'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { StatusBadge } from '@seaport/ui/status-badge'
import { Text } from '@seaport/ui/text'
import { useNow } from '@seaport/ui/use-now'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { portTime } from '../../../shared/ports/days.ts'
import { AvatarEditor } from './AvatarEditor.tsx'
import { useUserStyles } from './useUserStyles.ts'

/** Links to where the account's balance and ports come from, and to their records. */
const WAYS = [
  { to: '/payBalance', key: '1-2', words: 'recharge' },
  { to: '/buyPort-user', key: '1-3', words: 'buyPorts' },
  { to: '/turnover-user', key: '1-9', words: 'ledger' },
] as const

/** The user, and what the account has; an administrator's has nothing. */
export function AccountCard({ info }: { info: UserInfo }): ReactNode {
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const t = useT('user')
  const header = useT('header')
  const format = useFormat()
  const styles = useUserStyles()
  const time = portTime(info.port_expire_time, useNow())
  const holdings = info.is_superuser
    ? []
    : [
        { label: header('plan'), value: header(`plan.${info.plan}`) },
        { label: header('balance'), value: format.money(info.balance) },
        {
          label: header('ports'),
          value: header('portsHint', { taken: info.port_occupy_num, total: info.port_num }),
        },
        { label: t('portsFree'), value: format.number(Math.max(0, info.port_num - info.port_occupy_num)) },
        {
          label: t('expiry'),
          value: time.state === 'none' ? header('portsNone') : format.dateTime(info.port_expire_time),
        },
        ...(time.state === 'left'
          ? [{ label: header('timeLeft'), value: header('daysLeft', { count: time.days }) }]
          : time.state === 'expired'
            ? [{ label: header('timeLeft'), value: header('portsExpired') }]
            : []),
      ]
  return (
    <PageCard>
      <Row gap="L" wrap="never" className={styles.person}>
        <AvatarEditor info={info} />
        <div className={styles.words}>
          <Heading as="h2" size="large">
            {info.username}
          </Heading>
          <Text as="p" tone="quiet" breaks>
            {info.email}
          </Text>
          <StatusBadge
            tone={info.status === 'normal' ? 'success' : 'danger'}
            label={t(`status.${info.status}`)}
          />
        </div>
      </Row>
      <KeyValueList
        items={[
          ...holdings,
          { label: t('registered'), value: format.dateTime(info.registered_at) },
          { label: t('userId'), value: info.id, copy: info.id },
        ]}
      />
      {!info.is_superuser && (
        <Row>
          {WAYS.filter(({ key }) => keys?.includes(key)).map(({ to, words }) => (
            <PageButton key={to} to={to}>
              {t(words)}
            </PageButton>
          ))}
        </Row>
      )}
    </PageCard>
  )
}
