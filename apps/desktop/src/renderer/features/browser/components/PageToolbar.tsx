import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { AccountTab } from '@seaport/contract/desktop/ipc-tabs.schema'
import { useT } from '@seaport/i18n/react'
import { NetworkMark } from '@seaport/product-ui/network-name'
import { Row } from '@seaport/ui/row'
import { type ReactElement, type ReactNode, useState } from 'react'
import { usePageKeys } from '../../../shared/page-keys.ts'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { SignInBadge } from '../../account/account.public.ts'
import { pageInUse } from '../api/pane-layout.ts'
import { useTabActions } from '../api/useTabs.ts'
import { AddressBar } from './AddressBar.tsx'
import { ExitAddress } from './ExitAddress.tsx'
import { FindBar } from './FindBar.tsx'
import { PageMenu } from './PageMenu.tsx'
import { useBrowserStyles } from './useBrowserStyles.ts'

const useStyles = makeStyles({ end: { marginInlineStart: 'auto' } })

interface PageToolbarProps {
  account: Account
  tab: AccountTab | undefined
  onRemove?: (() => void) | undefined
}

/** Toolbar: address, navigation, account, and exit address. */
export function PageToolbar({ account, tab, onRemove }: PageToolbarProps): ReactNode {
  const t = useT('browser')
  const desktop = useT('desktop')
  const styles = useBrowserStyles()
  const own = useStyles()
  const { act, navigate } = useTabActions(account.id)
  const local = useWorkspace().data?.local.find(({ id }) => id === account.id)
  const loading = tab?.state === 'loading'
  const awake = loading || tab?.state === 'awake'
  const [finding, setFinding] = useState(false)
  usePageKeys((key, accountId) => {
    if (key !== 'find' || !awake || (accountId ?? pageInUse()) !== account.id) return false
    setFinding(true)
    return true
  })
  return (
    <Row
      gap="XS"
      className={styles.bar}
      role="toolbar"
      aria-label={t('toolbar', { handle: account.account })}
    >
      <Row
        as="span"
        gap="XS"
        inline
        wrap="cut"
        className={styles.owner}
        title={desktop('at', { handle: account.account })}
      >
        <NetworkMark network={account.network} />
        <strong className={styles.handle}>{desktop('at', { handle: account.account })}</strong>
      </Row>
      <IconButton
        label={t('back')}
        icon={<ArrowLeftRegular />}
        disabled={!tab?.can_go_back}
        onClick={() => act('back')}
      />
      <IconButton
        label={t('forward')}
        icon={<ArrowRightRegular />}
        disabled={!tab?.can_go_forward}
        onClick={() => act('forward')}
      />
      <IconButton
        label={loading ? t('stop') : t('reload')}
        icon={loading ? <DismissRegular /> : <ArrowClockwiseRegular />}
        disabled={!awake}
        onClick={() => act(loading ? 'stop' : 'reload')}
      />
      <AddressBar url={tab?.url ?? ''} disabled={!awake} onGo={navigate} />
      {finding && awake && <FindBar id={account.id} found={tab?.found} onClose={() => setFinding(false)} />}
      {tab?.notice && (
        <span className={styles.quiet} role="status" aria-live={tab.ongoing ? 'off' : 'polite'}>
          {tab.notice}
        </span>
      )}
      <Row as="span" wrap="cut" className={own.end}>
        <SignInBadge account={account} local={local} />
        <ExitAddress proxy={account.proxy} />
        <PageMenu account={account} local={local} awake={awake} onRemove={onRemove} />
      </Row>
    </Row>
  )
}

interface IconButtonProps {
  label: string
  icon: ReactElement
  disabled: boolean
  onClick: () => void
}

function IconButton({ label, disabled, ...button }: IconButtonProps): ReactNode {
  return (
    <Button
      appearance="subtle"
      size="small"
      aria-label={label}
      title={label}
      disabledFocusable={disabled}
      {...button}
    />
  )
}
