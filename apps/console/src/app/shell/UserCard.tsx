import { makeStyles } from '@fluentui/react-components'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { usePortDetails } from './usePortDetails.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalS'),
    width: '240px',
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalS')} ${token('spacingVerticalM')}`,
  },
  name: { margin: 0, fontWeight: token('fontWeightSemibold'), overflowWrap: 'anywhere' },
  email: {
    margin: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    overflowWrap: 'anywhere',
  },
})

/** Top of the user menu: the user, and on a phone the header's figures. */
export function UserCard({ info }: { info: UserInfo }): ReactNode {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div>
        <p className={styles.name}>{info.username}</p>
        <p className={styles.email}>{info.email}</p>
      </div>
      {!info.is_superuser && <PortDetails info={info} />}
    </div>
  )
}

function PortDetails({ info }: { info: UserInfo }): ReactNode {
  const t = useT('header')
  const details = usePortDetails(info)
  return (
    <KeyValueList
      items={[
        { label: t('plan'), value: details.plan },
        { label: t('ports'), value: details.ports },
        { label: t('timeLeft'), value: details.time },
        { label: t('balance'), value: details.balance },
      ]}
    />
  )
}
