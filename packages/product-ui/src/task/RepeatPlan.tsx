import { makeStyles } from '@griffel/react'
import type { TaskRepeat } from '@seaport/contract/work/task-repeat'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useRepeatWords } from './useRepeatWords.ts'

const useStyles = makeStyles({
  runs: { display: 'grid', gap: token('spacingVerticalXS'), margin: 0, padding: 0, listStyle: 'none' },
  runsTitle: { margin: 0, fontSize: token('fontSizeBase300'), fontWeight: token('fontWeightSemibold') },
})

export interface RepeatPlanProps {
  repeat: TaskRepeat
  /** The task that is shown is the one that the plan repeats. */
  own: boolean
  taskLink: (task: { id: string; number: number }) => ReactNode
}

/** How a task is repeated, and what became of each time: those that were skipped with the reason. */
export function RepeatPlan({ repeat, own, taskLink }: RepeatPlanProps): ReactNode {
  const t = useT('taskRepeat')
  const styles = useStyles()
  const format = useFormat()
  const { sentence } = useRepeatWords()
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
