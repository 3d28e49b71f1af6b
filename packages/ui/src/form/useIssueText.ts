import { type Issue, issueMessage } from '@seaport/i18n/issue'
import { useT } from '@seaport/i18n/react'

/** What a schema found wrong, in the words that forms use. */
export function useIssueText(): (issue: Issue) => string {
  const t = useT('validation')
  return (issue) => {
    const { key, params } = issueMessage(issue)
    return t(key, params as never)
  }
}
