import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskProgress } from '@seaport/product-ui/task-progress'
import { TaskStatus } from '@seaport/product-ui/task-status'
import { Heading } from '@seaport/ui/heading'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEndTask, WaitReason } from '../../task/task.public.ts'
import type { BoardPort, ShownTask } from '../board-ports.ts'
import { PortCard } from './PortCard.tsx'
import { usePortStyles } from './usePortStyles.ts'

/** A port that a task holds, from its creation to its end. */
export function TaskPort({ slot, holder, task }: BoardPort): ReactNode {
  const t = useT('desktop')
  const tTask = useT('task')
  const styles = usePortStyles()
  const name = useTaskName()
  if (!holder) return null
  const title = task && 'kind' in task ? name(task) : holder.title
  return (
    <PortCard
      berth="task"
      slot={slot}
      kind={t('task')}
      badge={task && <TaskStatus task={task} />}
      actions={<TaskPortActions id={holder.id} task={task} />}
    >
      <Heading as="h2" size="small" title={title}>
        {title}
      </Heading>
      {task && (
        <>
          {'kind' in task && (
            <Text as="span" tone="soft" size="small" breaks>
              {t('kindWith', { kind: tTask(`kind.${task.kind}`), handle: task.account.account })}
            </Text>
          )}
          <TaskProgress task={task} />
          <Text as="span" tone="soft" size="small" breaks className={styles.quiet}>
            <WaitReason task={task} />
          </Text>
        </>
      )}
    </PortCard>
  )
}

/** Actions on a task on the board. */
export function TaskPortActions({ id, task }: { id: string; task: ShownTask | undefined }): ReactNode {
  const t = useT('desktop')
  const navigate = useNavigate()
  const end = useEndTask()
  return (
    <>
      {task?.executor === 'assisted' && task.status === 'running' && (
        <Button size="small" appearance="primary" onClick={() => void navigate(`/workbench/${id}`)}>
          {t('workbench')}
        </Button>
      )}
      <Button size="small" onClick={() => void navigate(`/tasks/${id}`)}>
        {t('details')}
      </Button>
      {task && (
        <Button size="small" appearance="subtle" onClick={() => end(task)}>
          {t('endTask')}
        </Button>
      )}
    </>
  )
}
