import { makeStyles } from '@griffel/react'
import type { TaskRepeat } from '@seaport/contract/work/task-repeat'
import { createFormat } from '@seaport/i18n/format'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useRepeatWords } from './useRepeatWords.ts'

const useStyles = makeStyles({
  zone: { color: token('colorNeutralForeground3') },
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
  const { lang } = useLanguage()
  // A day is one of the account's calendar, whatever the time here.
  const day = createFormat(lang, 'UTC')
  const { sentence } = useRepeatWords()
  return (
    <>
      <KeyValueList
        items={[
          // The zone belongs to this time alone: all others are the reader's, as everywhere.
          {
            label: t('when'),
            value: (
              <span>
                {sentence(repeat)}{' '}
                <span className={styles.zone}>{repeat.time_zone.replaceAll('_', ' ')}</span>
              </span>
            ),
          },
          { label: t('next'), value: repeat.next_at ? format.dateTime(repeat.next_at) : t('over') },
          ...(repeat.until ? [{ label: t('until'), value: day.date(`${repeat.until}T12:00:00Z`) }] : []),
          ...(repeat.left !== null ? [{ label: t('left'), value: format.number(repeat.left) }] : []),
          ...(own ? [] : [{ label: t('source'), value: taskLink(repeat.task) }]),
        ]}
      />
      {repeat.runs.length > 0 && (
        <>
          <h3 className={styles.runsTitle}>{t('runs')}</h3>
          <KeyValueList
            items={repeat.runs.map(({ due_at, task, skipped }) => ({
              label: format.dateTime(due_at),
              value: skipped ? (
                <span>
                  <StatusBadge tone="warning" label={t('skipped')} /> {skipped}
                </span>
              ) : task ? (
                taskLink(task)
              ) : (
                t('deleted')
              ),
            }))}
          />
        </>
      )}
    </>
  )
}
