import { makeStyles } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import { SidePanel } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { AccountDetails } from './AccountDetails.tsx'
import { BlockHistory, type HistoryProps } from './BlockHistory.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXL'),
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
      <div className={styles.root}>
        <AccountDetails account={account} />
        <BlockHistory history={history} taskHref={taskHref} onLeave={onClose} />
      </div>
    </SidePanel>
  )
}
