import { Button, mergeClasses } from '@fluentui/react-components'
import { SplitVerticalRegular } from '@fluentui/react-icons/svg/split-vertical'
import { MAX_PANES } from '@seaport/contract/desktop/ipc-tabs'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import { EmptyState } from '@seaport/ui/empty-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { useFileSize } from '@seaport/ui/use-file-size'
import { type ReactNode, useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { usePanes } from '../api/usePanes.ts'
import { useTabs } from '../api/useTabs.ts'
import { PagePane } from '../components/PagePane.tsx'
import { TabStrip } from '../components/TabStrip.tsx'
import { useBrowserStyles } from '../components/useBrowserStyles.ts'

/** /browser/:id: the pages of the open accounts, one or several beside each other. */
export function Browser(): ReactNode {
  const t = useT('browser')
  const styles = useBrowserStyles()
  const navigate = useNavigate()
  const { id } = useParams()
  const { data } = useWorkspace()
  const open = data?.accounts.filter(({ online }) => online) ?? []
  const panes = usePanes(
    open.map((account) => account.id),
    id,
  )
  useEffect(() => {
    document.title = t('title')
  }, [t])
  if (!data) return <LoadingState />
  if (open.length === 0)
    return (
      <EmptyState
        motif="compass"
        wholeScreen
        title={t('emptyTitle')}
        text={t('emptyText')}
        actions={
          <Button appearance="primary" onClick={() => void navigate('/')}>
            {t('toPorts')}
          </Button>
        }
      />
    )
  const shown = open.filter((account) => panes.shown.includes(account.id))
  const others = open.filter((account) => !panes.shown.includes(account.id))
  return (
    <Stack gap="none" className={styles.root}>
      <Row gap="XS" wrap="cut" className={styles.strip}>
        <TabStrip accounts={open} shown={panes.shown} onChoose={panes.choose} />
        {others.length > 0 && shown.length < MAX_PANES && (
          <ActionMenu
            trigger={
              <Button appearance="subtle" size="small" icon={<SplitVerticalRegular />}>
                {t('beside')}
              </Button>
            }
            actions={others.map((account) => ({
              id: account.id,
              label: `@${account.account}`,
              onSelect: () => panes.choose(account.id, true),
            }))}
          />
        )}
        <Memory />
      </Row>
      <div
        className={mergeClasses(
          styles.panes,
          shown.length === 2 && styles.two,
          shown.length === 3 && styles.three,
          shown.length > 3 && styles.four,
        )}
      >
        {shown.map((account) => (
          <PagePane
            key={account.id}
            account={account}
            onRemove={shown.length > 1 ? () => panes.remove(account.id) : undefined}
          />
        ))}
      </div>
    </Stack>
  )
}

/** Memory used by pages, of their budget. */
function Memory(): ReactNode {
  const t = useT('browser')
  const size = useFileSize()
  const styles = useBrowserStyles()
  const state = useTabs()
  if (!state) return null
  const awake = state.tabs.filter(({ state }) => state !== 'asleep' && state !== 'crashed').length
  const used = size(state.memory_used)
  const budget = size(state.memory_budget)
  return (
    <span className={styles.memory} title={t('memoryTitle')}>
      {t('memory', { count: awake, used, budget })}
    </span>
  )
}
