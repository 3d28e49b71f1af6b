import { makeStyles } from '@fluentui/react-components'
import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { RelativeTime } from '@seaport/ui/relative-time'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useRoleName } from '../../../shared/role/useRoleName.ts'
import { PortMeter } from '../../seat/seat.public.ts'
import { PortTerm } from './PortTerm.tsx'
import { UserState } from './UserState.tsx'
import { useProfileMessages } from './useProfileMessages.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
  },
  meter: { minWidth: '140px' },
})

/** Profile and assets of a user. */
export function UserDetails({ user }: { user: AdminUser }): ReactNode {
  const t = useT('adminUser')
  const header = useT('header')
  const profile = useT('profile')
  const format = useFormat()
  const messages = useProfileMessages()
  const roleName = useRoleName()
  const styles = useStyles()
  const said = (value: string | null) => value || t('none')
  return (
    <div className={styles.root}>
      <PageCard title={t('profile')}>
        <KeyValueList
          items={[
            { label: t('userId'), value: user.id, copy: user.id },
            { label: t('email'), value: user.email, copy: user.email },
            { label: t('username'), value: user.username },
            { label: t('status'), value: <UserState user={user} /> },
            { label: t('phone'), value: said(user.phone) },
            { label: t('contact'), value: said(user.contact) },
            { label: profile('industry'), value: said(messages.industry(user.industry)) },
            { label: profile('teamSize'), value: said(messages.teamSize(user.team_size)) },
            { label: t('remark'), value: said(user.remark) },
          ]}
        />
      </PageCard>
      <PageCard title={t('holdings')}>
        <KeyValueList
          items={[
            { label: t('wallet'), value: t(`wallet.${user.wallet_type}`) },
            { label: t('balance'), value: format.money(user.balance) },
            {
              label: t('ports'),
              value: (
                <span className={styles.meter}>
                  <PortMeter taken={user.port_occupy_num} total={user.port_num} />
                </span>
              ),
            },
            { label: t('allocated'), value: format.number(user.port_allocated) },
            { label: t('expiry'), value: <PortTerm until={user.port_expire_time} /> },
            { label: t('gifted'), value: format.dateTime(user.gifted_time) },
            { label: t('registered'), value: format.dateTime(user.registration_time) },
            { label: t('lastLogin'), value: <RelativeTime value={user.last_login_time} /> },
            { label: t('plan'), value: header(`plan.${user.plan}`) },
            { label: t('role'), value: roleName(user.role) },
          ]}
        />
      </PageCard>
    </div>
  )
}
