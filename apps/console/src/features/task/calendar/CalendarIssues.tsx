import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { createFormat } from '@seaport/i18n/format'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import type { ReactNode } from 'react'
import type { Issue } from './calendar-tasks.ts'
import { useCalendarStyles } from './useCalendarStyles.ts'

/** Maximum number listed individually. */
const TOLD = 6

/** Conflicts of the plan, as text. */
export function CalendarIssues({ issues }: { issues: readonly Issue[] }): ReactNode {
  const t = useT('taskCalendar')
  const styles = useCalendarStyles()
  const textOf = useIssueText()
  if (issues.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('issues', { count: issues.length })}</MessageBarTitle>
        <ul className={styles.issues}>
          {issues.slice(0, TOLD).map((issue) => (
            <li key={textOf(issue)}>{textOf(issue)}</li>
          ))}
          {issues.length > TOLD && <li>{t('moreIssues', { count: issues.length - TOLD })}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  )
}

function useIssueText() {
  const t = useT('taskCalendar')
  const tTask = useT('task')
  const format = useFormat()
  const nameOf = useTaskName()
  // A date in the account's calendar.
  const calendar = createFormat(useLanguage().lang, 'UTC')
  return (issue: Issue): string => {
    if (issue.type === 'cap')
      return t('issue.cap', {
        account: `@${issue.account.account.replace(/^@/, '')}`,
        kind: tTask(`kind.${issue.kind}`),
        planned: issue.planned,
        cap: issue.cap,
        day: calendar.date(`${issue.day}T12:00:00Z`),
      })
    const { lane, tasks } = issue
    const values = {
      count: tasks.length,
      from: format.moment(issue.from),
      tasks: format.list(tasks.slice(0, 4).map((task) => `#${task.number} ${nameOf(task)}`)),
    }
    return 'ports' in lane
      ? t('issue.seat', { seat: lane.name, ports: lane.ports, ...values })
      : t('issue.account', { account: `@${lane.account.replace(/^@/, '')}`, ...values })
  }
}
