import { mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskProgress } from '@seaport/product-ui/task-progress'
import { TaskStatus } from '@seaport/product-ui/task-status'
import { Heading } from '@seaport/ui/heading'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { RowCheckbox } from '@seaport/ui/row-checkbox'
import { Text } from '@seaport/ui/text'
import { memo, type ReactNode } from 'react'
import { AccountActions, SignInBadge } from '../../account/account.public.ts'
import { WaitReason } from '../../task/task.public.ts'
import { type BoardPort, taskOf } from '../board-ports.ts'
import { TaskPortActions } from './TaskPort.tsx'
import { useRowStyles } from './useRowStyles.ts'

interface PortRowProps {
  port: BoardPort
  chosen: boolean
  onChoose: (taskId: string) => void
}

/** One taken port in a row; renders only when its data changes. */
export const PortRow = memo(function PortRow({ port, chosen, onChoose }: PortRowProps): ReactNode {
  const { slot, holder, task, account, local } = port
  const t = useT('desktop')
  const tTask = useT('task')
  const network = useT('network')
  const styles = useRowStyles()
  const name = useTaskName()
  const choosable = taskOf(port)
  const ofTask = task && 'kind' in task ? name(task) : holder?.title
  const title = account ? t('at', { handle: account.account }) : ofTask
  const kind = task && 'kind' in task ? tTask(`kind.${task.kind}`) : t('task')
  const handle = task && 'account' in task ? t('at', { handle: task.account.account }) : ''
  return (
    <section
      className={mergeClasses(styles.row, chosen && styles.chosen)}
      aria-label={t('portNumber', { slot })}
    >
      <span className={styles.check}>
        {choosable && (
          <RowCheckbox
            label={t('boardChoose', { slot })}
            checked={chosen}
            onChange={() => onChoose(choosable.id)}
          />
        )}
      </span>
      <Text as="span" tone="quiet" numeric className={styles.slot} aria-hidden>
        {slot}
      </Text>
      <span className={styles.words}>
        <Heading as="h2" size="small" title={title}>
          {title}
        </Heading>
        <Hint as="span">
          {account ? network(account.network) : kind}
          {handle && !title?.includes(handle) && ` · ${handle}`}
        </Hint>
      </span>
      <span>
        {task && <TaskStatus task={task} />}
        {account && <SignInBadge account={account} local={local} />}
      </span>
      <span className={styles.progress}>
        {task && <TaskProgress task={task} />}
        {task && (
          <Hint as="span">
            <WaitReason task={task} />
          </Hint>
        )}
      </span>
      <Row as="span" gap="XS" justify="end" className={styles.actions}>
        {holder?.kind === 'task' && <TaskPortActions id={holder.id} task={task} />}
        {account && <AccountActions account={account} local={local} />}
      </Row>
    </section>
  )
})
