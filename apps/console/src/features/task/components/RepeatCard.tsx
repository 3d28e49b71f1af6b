import { Button } from '@fluentui/react-button'
import { makeStyles } from '@griffel/react'
import type { TaskDetail } from '@seaport/contract/work/task'
import type { TaskRepeat } from '@seaport/contract/work/task-repeat'
import { useFormat, useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useTaskRepeat } from '../api/task-repeat.ts'
import { useRepeatWords } from './useRepeatWords.ts'
import { useStopRepeat } from './useStopRepeat.ts'

const RepeatDialog = lazy(async () => ({ default: (await import('./RepeatDialog.tsx')).RepeatDialog }))

const useStyles = makeStyles({
  none: { margin: 0, color: token('colorNeutralForeground2') },
  runs: { display: 'grid', gap: token('spacingVerticalXS'), margin: 0, padding: 0, listStyle: 'none' },
  runsTitle: { margin: 0, fontSize: token('fontSizeBase300'), fontWeight: token('fontWeightSemibold') },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: token('spacingHorizontalS') },
})

/** How a task is repeated: the plan and what became of each time, with what changes and stops it. */
export function RepeatCard({ task }: { task: TaskDetail }): ReactNode {
  const t = useT('taskRepeat')
  const styles = useStyles()
  const name = useTaskName()
  const { data } = useTaskRepeat(task.id)
  const [editing, setEditing] = useState(false)
  const stop = useStopRepeat()
  if (!data) return null
  const { repeat } = data
  const goesOn = repeat?.next_at != null
  const own = repeat === null || repeat.task.id === task.id
  return (
    <PageCard
      title={t('title')}
      actions={
        <span className={styles.buttons}>
          {(own || !goesOn) && (
            <Button onClick={() => setEditing(true)}>{t(goesOn ? 'change' : 'repeat')}</Button>
          )}
          {goesOn && (
            <Button onClick={() => void stop({ id: task.id, name: name(task) })}>{t('stop')}</Button>
          )}
        </span>
      }
    >
      {repeat ? <Plan repeat={repeat} own={own} /> : <p className={styles.none}>{t('none')}</p>}
      <Suspense>
        {editing && (
          <RepeatDialog
            id={task.id}
            zone={task.account.time_zone}
            repeat={own ? repeat : null}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </PageCard>
  )
}

function Plan({ repeat, own }: { repeat: TaskRepeat; own: boolean }): ReactNode {
  const t = useT('taskRepeat')
  const styles = useStyles()
  const format = useFormat()
  const { sentence } = useRepeatWords()
  const taskLink = ({ id, number }: { id: string; number: number }) => (
    <PageLink to={`/task/${id}`}>{t('task', { number })}</PageLink>
  )
  return (
    <>
      <KeyValueList
        items={[
          { label: t('when'), value: sentence(repeat) },
          { label: t('zone'), value: repeat.time_zone.replaceAll('_', ' ') },
          { label: t('next'), value: repeat.next_at ? format.dateTime(repeat.next_at) : t('over') },
          ...(repeat.until ? [{ label: t('until'), value: repeat.until }] : []),
          ...(repeat.left !== null ? [{ label: t('left'), value: format.number(repeat.left) }] : []),
          ...(own ? [] : [{ label: t('source'), value: taskLink(repeat.task) }]),
        ]}
      />
      {repeat.runs.length > 0 && (
        <>
          <h3 className={styles.runsTitle}>{t('runs')}</h3>
          <ul className={styles.runs}>
            {repeat.runs.map(({ due_at, task, skipped }) => (
              <li key={due_at}>
                {format.dateTime(due_at)}{' '}
                {skipped ? t('skipped', { reason: skipped }) : task ? taskLink(task) : t('deleted')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
