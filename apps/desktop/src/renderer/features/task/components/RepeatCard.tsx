import { Link } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { RepeatPlan } from '@seaport/product-ui/repeat-plan'
import { PageCard } from '@seaport/ui/page'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ipcQuery } from '../../../shared/queries.ts'

/** Plan of a repeated task with skipped repeats and their reasons; nothing for other tasks. Plans are made in the console. */
export function RepeatCard({ id }: { id: string }): ReactNode {
  const t = useT('taskRepeat')
  const navigate = useNavigate()
  const { data } = useQuery(ipcQuery('task.repeat', { id }))
  if (!data?.repeat) return null
  return (
    <PageCard title={t('title')}>
      <RepeatPlan
        repeat={data.repeat}
        own={data.repeat.task.id === id}
        taskLink={(task) => (
          <Link inline onClick={() => void navigate(`/tasks/${task.id}`)}>
            {t('task', { number: task.number })}
          </Link>
        )}
      />
    </PageCard>
  )
}
