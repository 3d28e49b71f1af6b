import type { reportBlock } from '@seaport/contract/desk/seat-session'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { seaport } from '../../../shared/seaport.ts'

/** Reports what the network did to an account: it closes, and its tasks wait for the supervisor. */
export function useReportBlock(id: string) {
  const queries = useQueryClient()
  return async (block: InputOf<typeof reportBlock>['body']) => {
    await seaport.call('account.reportBlock', { id, ...block })
    await queries.invalidateQueries({ queryKey: ['workspace.get'] })
  }
}
