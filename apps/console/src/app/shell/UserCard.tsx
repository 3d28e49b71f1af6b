import { makeStyles } from '@fluentui/react-components'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { usePortDetails } from './usePortDetails.ts'

const useStyles = makeStyles({
  root: {
    width: '240px',
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalS')} ${token('spacingVerticalM')}`,
  },
})

/** Top of the user menu: the user, and on a phone the header's figures. */
export function UserCard({ info }: { info: UserInfo }): ReactNode {
  const styles = useStyles()
  return (
    <Stack gap="S" className={styles.root}>
      <div>
        <Text as="p" weight="semibold" breaks>
          {info.username}
        </Text>
        <Hint breaks>{info.email}</Hint>
      </div>
      {!info.is_superuser && <PortDetails info={info} />}
    </Stack>
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
