import { Button } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { RunnerTask } from '@seaport/contract/desktop/ipc.schema'
import { useT } from '@seaport/i18n/react'
import { NetworkMark } from '@seaport/product-ui/network-name'
import { PageCard } from '@seaport/ui/page'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRunner, useWorkspace } from '../../../shared/useDesktop.ts'
import type { InboxEntry, InboxKind } from '../inbox-entries.ts'
import { useInboxStyles } from './useInboxStyles.ts'

/** Items of a kind shown before the rest is folded. */
const SHOWN = 5

interface InboxGroupProps {
  kind: InboxKind
  entries: readonly InboxEntry[]
}

/** Items of one kind: their number as the title, and a link to the first. */
export function InboxGroup({ kind, entries }: InboxGroupProps): ReactNode {
  const t = useT('inbox')
  const navigate = useNavigate()
  const accounts = useWorkspace().data?.accounts
  const tasks = useRunner()?.tasks
  const [isOpen, setOpen] = useState(false)
  const [first] = entries
  if (!first) return null
  const shown = isOpen ? entries : entries.slice(0, SHOWN)
  return (
    <PageCard
      title={t(`group.${kind}`, { count: entries.length })}
      actions={
        <Button appearance="primary" size="small" onClick={() => void navigate(first.path)}>
          {t(`act.${kind}`)}
        </Button>
      }
    >
      <Stack as="ul" gap="XXS">
        {shown.map((entry) => (
          <li key={entry.taskId ?? entry.accountId}>
            <Entry
              entry={entry}
              account={accounts?.find(({ id }) => id === entry.accountId)}
              task={tasks?.find(({ id }) => id === entry.taskId)}
            />
          </li>
        ))}
      </Stack>
      {entries.length > SHOWN && (
        <Button appearance="subtle" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more', { count: entries.length - SHOWN })}
        </Button>
      )}
    </PageCard>
  )
}

interface EntryProps {
  entry: InboxEntry
  account: Account | undefined
  task: RunnerTask | undefined
}

function Entry({ entry, account, task }: EntryProps): ReactNode {
  const t = useT('inbox')
  const desktop = useT('desktop')
  const tTask = useT('task')
  const bench = useT('workbench')
  const styles = useInboxStyles()
  const navigate = useNavigate()
  return (
    <button type="button" className={styles.entry} onClick={() => void navigate(entry.path)}>
      {account && <NetworkMark network={account.network} />}
      <Text as="span" weight="semibold" cut>
        {account ? desktop('at', { handle: account.account }) : t('unknownAccount')}
      </Text>
      <span className={styles.detail}>
        {task && `${tTask(`kind.${task.kind}`)} · `}
        {task && bench('doneShort', { done: task.actual_count, total: task.target_count })}
        {entry.unread !== undefined && t('unread', { count: entry.unread })}
        {!task && entry.unread === undefined && account?.nickname}
      </span>
    </button>
  )
}
