import { Button } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { LoadingState } from '@seaport/ui/loading-state'
import { Stack } from '@seaport/ui/stack'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { showPageAt } from '../api/pane-layout.ts'
import { useTab, useTabActions, useTabs } from '../api/useTabs.ts'
import { PageToolbar } from './PageToolbar.tsx'
import { useBrowserStyles } from './useBrowserStyles.ts'

interface PagePaneProps {
  account: Account
  /** Closes the pane, if there are several. */
  onRemove?: (() => void) | undefined
}

/** An account's page with its toolbar; the page itself is drawn over the empty area. */
export function PagePane({ account, onRemove }: PagePaneProps): ReactNode {
  const styles = useBrowserStyles()
  const t = useT('browser')
  const { id } = account
  const tab = useTab(id)
  const { wake, waking } = useTabActions(id)
  const place = useRef<HTMLDivElement>(null)
  const shown = account.online && tab !== undefined && tab.state !== 'asleep' && tab.state !== 'crashed'
  const asleep = tab === undefined || tab.state === 'asleep'
  // Viewing a page wakes it; one put to sleep while visible stays asleep.
  const known = useTabs() !== undefined && account.online
  const wakeForPerson = useEffectEvent(() => {
    if (asleep) wake()
  })
  useEffect(() => {
    if (known) wakeForPerson()
  }, [known])
  useEffect(() => {
    if (shown && place.current) return showPageAt(id, place.current)
    return undefined
  }, [id, shown])
  return (
    <Stack
      as="section"
      gap="none"
      className={styles.pane}
      aria-label={t('pageOf', { handle: account.account })}
    >
      <PageToolbar account={account} tab={tab} onRemove={onRemove} />
      <div ref={place} className={styles.page}>
        {!account.online ? (
          <div className={styles.asleep}>{t('notOpen')}</div>
        ) : waking ? (
          <LoadingState />
        ) : asleep || tab.state === 'crashed' ? (
          <div className={styles.asleep}>
            <span>{asleep ? t('asleepText') : t('crashed')}</span>
            <Button appearance="primary" onClick={() => wake()}>
              {asleep ? t('wake') : t('reload')}
            </Button>
          </div>
        ) : null}
      </div>
    </Stack>
  )
}
