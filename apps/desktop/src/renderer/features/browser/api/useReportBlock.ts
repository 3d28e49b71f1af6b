import type { reportBlock } from '@seaport/contract/desk/seat-session'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useRepeatable } from '../../../shared/useRepeatable.ts'

/** Reports what the network did to an account: it closes, and its tasks wait for the supervisor. */
export function useReportBlock(id: string) {
  const queries = useQueryClient()
  const report = useRepeatable('account.reportBlock')
  return async (block: InputOf<typeof reportBlock>['body']) => {
    await report({ id, ...block })
    await queries.invalidateQueries({ queryKey: ['workspace.get'] })
  }
}
