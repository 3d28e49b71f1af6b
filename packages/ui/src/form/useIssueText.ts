import { type Issue, issueMessage } from '@seaport/i18n/issue'
import { useT } from '@seaport/i18n/react'

/** Message of a zod issue, as forms show it. */
export function useIssueText(): (issue: Issue) => string {
  const t = useT('validation')
  return (issue) => {
    const { key, params } = issueMessage(issue)
    return t(key, params as never)
  }
}
