import { Button } from '@fluentui/react-components'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { RepeatPlan } from '@seaport/product-ui/repeat-plan'
import { useTaskName } from '@seaport/product-ui/task-name'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useTaskRepeat } from '../api/task-repeat.ts'
import { RepeatButton } from './RepeatButton.tsx'
import { useStopRepeat } from './useStopRepeat.ts'

/** The plan of a task and the results of its repeats, with buttons to change and stop it. */
export function RepeatCard({ task }: { task: TaskDetail }): ReactNode {
  const t = useT('taskRepeat')
  const name = useTaskName()
  const { data } = useTaskRepeat(task.id)
  const stop = useStopRepeat()
  if (!data) return null
  const { repeat } = data
  const goesOn = repeat?.next_at != null
  const own = repeat === null || repeat.task.id === task.id
  return (
    <PageCard
      title={t('title')}
      actions={
        <Row as="span">
          <RepeatButton task={task} />
          {goesOn && (
            <Button onClick={() => void stop({ id: task.id, name: name(task) })}>{t('stop')}</Button>
          )}
        </Row>
      }
    >
      {repeat ? (
        <RepeatPlan
          repeat={repeat}
          own={own}
          taskLink={({ id, number }) => <PageLink to={`/task/${id}`}>{t('task', { number })}</PageLink>}
        />
      ) : (
        <Text as="p" tone="soft">
          {t('none')}
        </Text>
      )}
    </PageCard>
  )
}
