import { mergeClasses } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { RunnerTask } from '@seaport/contract/desktop/ipc.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { NetworkMark } from '@seaport/product-ui/network-name'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { queueStateOf } from '../queue.ts'
import { useQueueStyles } from './useQueueStyles.ts'

interface TaskQueueProps {
  /** In the order of the queue. */
  tasks: readonly RunnerTask[]
  chosen: string
  onChoose: (id: string) => void
}

/** Tasks by hand on this computer: ready ones first, waiting ones with time and reason. */
export function TaskQueue({ tasks, chosen, onChoose }: TaskQueueProps): ReactNode {
  const t = useT('workbench')
  const styles = useQueueStyles()
  const accounts = useWorkspace().data?.accounts
  return (
    <nav className={styles.root} aria-label={t('tasks')}>
      <Stack as="ul" gap="XXS">
        {tasks.map((task) => (
          <Entry
            key={task.id}
            task={task}
            account={accounts?.find(({ id }) => id === task.account_id)}
            isChosen={task.id === chosen}
            onChoose={() => onChoose(task.id)}
          />
        ))}
      </Stack>
    </nav>
  )
}

interface EntryProps {
  task: RunnerTask
  account: Account | undefined
  isChosen: boolean
  onChoose: () => void
}

function Entry({ task, account, isChosen, onChoose }: EntryProps): ReactNode {
  const t = useT('workbench')
  const inbox = useT('inbox')
  const tTask = useT('task')
  const styles = useQueueStyles()
  const state = queueStateOf(task)
  const isNow = state === 'ready' || state === 'open' || state === 'interrupted'
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={mergeClasses(styles.task, isChosen && styles.chosen)}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <Row as="span" wrap="cut">
          {account && <NetworkMark network={account.network} />}
          <span className={styles.name}>
            {account ? t('at', { handle: account.account }) : inbox('unknownAccount')}
          </span>
          <span className={styles.count}>
            {t('doneShort', { done: task.actual_count, total: task.target_count })}
          </span>
        </Row>
        <Row as="span" wrap="cut">
          <span className={styles.kind}>{tTask(`kind.${task.kind}`)}</span>
          <span className={mergeClasses(styles.state, isNow && styles.now)}>
            <StateText task={task} />
          </span>
        </Row>
      </button>
    </li>
  )
}

function StateText({ task }: { task: RunnerTask }): ReactNode {
  const t = useT('workbench')
  const tTask = useT('task')
  const format = useFormat()
  const state = queueStateOf(task)
  if (state !== 'resting') return t(`queue.${state}`)
  const reason = task.park_reason ? tTask(`park.${task.park_reason}`) : tTask('parked')
  if (task.parked_until === null) return reason
  return t('queue.rests', { time: format.moment(task.parked_until), reason })
}
