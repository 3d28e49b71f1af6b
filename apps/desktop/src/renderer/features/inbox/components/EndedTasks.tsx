import { Button } from '@fluentui/react-components'
import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { BatchButtons } from '@seaport/product-ui/batch-buttons'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskStatus } from '@seaport/product-ui/task-status'
import { Hint } from '@seaport/ui/hint'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTaskActs } from '../../task/task.public.ts'
import { useSeenTasks } from '../api/useSeenTasks.ts'
import { useInboxStyles } from './useInboxStyles.ts'

/** Tasks that failed or were ended: they have released their port, and stay here until they are seen. */
export function EndedTasks({ ended }: { ended: readonly Task[] }): ReactNode {
  const t = useT('desktop')
  const tTask = useT('task')
  const styles = useInboxStyles()
  const navigate = useNavigate()
  const name = useTaskName()
  const { markSeen, markAllSeen } = useSeenTasks()
  const failed = ended.filter(({ status }) => status === 'error')
  const acts = useTaskActs(['retry'], failed, () => undefined)
  if (ended.length === 0) return null
  const look = (task: Task) => {
    markSeen(task)
    void navigate(`/tasks/${task.id}`)
  }
  return (
    <div className={styles.wide}>
      <PageCard
        title={t('endedSince', { count: ended.length })}
        actions={
          <>
            {failed.length > 0 && <BatchButtons actions={acts} />}
            <Button size="small" onClick={markAllSeen}>
              {t('endedAllSeen')}
            </Button>
          </>
        }
      >
        <Stack as="ul" gap="XXS">
          {ended.map((task) => (
            <li key={task.id} className={styles.ended}>
              <span className={styles.words}>
                <Text as="span" weight="semibold" cut title={name(task)}>
                  {name(task)}
                </Text>
                <Hint as="span" cut>
                  {t('reasonOf', {
                    handle: task.account.account,
                    reason: tTask(`reason.${task.end_reason ?? 'fault'}`),
                  })}
                </Hint>
              </span>
              <TaskStatus task={task} />
              <Row as="span" gap="XS" align="stretch" wrap="never">
                <Button size="small" onClick={() => look(task)}>
                  {t('details')}
                </Button>
                <Button size="small" appearance="subtle" onClick={() => markSeen(task)}>
                  {t('endedSeen')}
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
      </PageCard>
    </div>
  )
}
