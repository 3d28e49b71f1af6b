import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { seaport } from '../../../shared/seaport.ts'

/** Opens an account: it takes a port and shows its window. */
export function useOpenAccount() {
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => seaport.call('account.open', { id }),
    onError: notify.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace.get'] }),
  })
}
