import type { TaskRepeat } from '@seaport/contract/work/task-repeat.schema'
import { createFormat } from '@seaport/i18n/format'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { StatusBadge } from '@seaport/ui/status-badge'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { useRepeatWords } from './useRepeatWords.ts'

export interface RepeatPlanProps {
  repeat: TaskRepeat
  /** The shown task is the one that the plan repeats. */
  own: boolean
  taskLink: (task: { id: string; number: number }) => ReactNode
}

/** Plan of a repeated task with the result of each run, and the reason of skipped ones. */
export function RepeatPlan({ repeat, own, taskLink }: RepeatPlanProps): ReactNode {
  const t = useT('taskRepeat')
  const format = useFormat()
  const { lang } = useLanguage()
  // A day of the account's calendar.
  const day = createFormat(lang, 'UTC')
  const { sentence } = useRepeatWords()
  return (
    <>
      <KeyValueList
        items={[
          // Only this time is in the account's zone; all others are in the reader's.
          {
            label: t('when'),
            value: (
              <span>
                {sentence(repeat)}{' '}
                <Text as="span" tone="quiet">
                  {repeat.time_zone.replaceAll('_', ' ')}
                </Text>
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
          <Heading as="h3" size="small">
            {t('runs')}
          </Heading>
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
