import { makeStyles } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import { SidePanel } from '@seaport/ui/side-panel'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { AccountDetails } from './AccountDetails.tsx'
import { BlockHistory, type HistoryProps } from './BlockHistory.tsx'

const useStyles = makeStyles({
  root: {
    paddingBottom: token('spacingVerticalXXL'),
  },
})

interface AccountPanelProps extends Omit<HistoryProps, 'onLeave' | 'bare'> {
  account: Account
  /** Buttons at the bottom. */
  actions?: ReactNode
  onClose: () => void
}

/** Side panel of a social account, with its history of blocks. */
export function AccountPanel(props: AccountPanelProps): ReactNode {
  const { account, history, taskHref, actions, onClose } = props
  const styles = useStyles()
  return (
    <SidePanel open title={account.account} actions={actions} onClose={onClose}>
      <Stack gap="XL" className={styles.root}>
        <AccountDetails account={account} />
        <BlockHistory history={history} taskHref={taskHref} onLeave={onClose} />
      </Stack>
    </SidePanel>
  )
}
