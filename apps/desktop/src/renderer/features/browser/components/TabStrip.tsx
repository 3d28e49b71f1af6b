import { mergeClasses } from '@fluentui/react-components'
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle'
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { NetworkMark } from '@seaport/product-ui/network-name'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { useRunner, useWorkspace } from '../../../shared/useDesktop.ts'
import { useTabs } from '../api/useTabs.ts'
import { useBrowserStyles } from './useBrowserStyles.ts'

interface TabStripProps {
  accounts: readonly Account[]
  /** Ids of the accounts whose pages are shown. */
  shown: readonly string[]
  onChoose: (id: string, beside: boolean) => void
}

/** One tab per open account; with Ctrl or ⌘ its page is shown beside the others. */
export function TabStrip({ accounts, shown, onChoose }: TabStripProps): ReactNode {
  const t = useT('browser')
  const desktop = useT('desktop')
  const styles = useBrowserStyles()
  const tabs = useTabs()?.tabs
  return (
    <Row as="nav" gap="XXS" align="stretch" wrap="cut" className={styles.tabs} aria-label={t('tabs')}>
      {accounts.map(({ id, account, network }) => {
        const tab = tabs?.find((one) => one.id === id)
        const isShown = shown.includes(id)
        return (
          <button
            key={id}
            type="button"
            className={mergeClasses(styles.tab, isShown && styles.shown)}
            aria-current={isShown ? 'page' : undefined}
            title={tab?.title}
            onClick={(event) => onChoose(id, event.ctrlKey || event.metaKey)}
          >
            {(!tab || tab.state === 'asleep') && <WeatherMoonRegular aria-label={t('asleep')} role="img" />}
            {tab?.state === 'crashed' && <ErrorCircleRegular aria-label={t('crashed')} role="img" />}
            <NetworkMark network={network} />
            <span className={styles.handle}>{desktop('at', { handle: account })}</span>
            <TabBadge id={id} unread={tab?.unread ?? 0} />
          </button>
        )
      })}
    </Row>
  )
}

/** Badge of a tab: items that wait for the person first, then the page's own count. */
function TabBadge({ id, unread }: { id: string; unread: number }): ReactNode {
  const t = useT('browser')
  const format = useFormat()
  const styles = useBrowserStyles()
  const local = useWorkspace().data?.local.find((one) => one.id === id)
  const waits = useRunner()?.tasks.some(
    ({ account_id, manual }) =>
      account_id === id && (manual?.step.kind === 'ready' || manual?.step.kind === 'interrupted'),
  )
  if (waits || local?.signed_in === false)
    return (
      <span className={styles.count} role="img" aria-label={t('needsYou')}>
        {'!'}
      </span>
    )
  if (unread === 0) return null
  return (
    <span className={styles.count} role="img" aria-label={t('unread', { count: unread })}>
      {unread > 99 ? '99+' : format.number(unread)}
    </span>
  )
}
