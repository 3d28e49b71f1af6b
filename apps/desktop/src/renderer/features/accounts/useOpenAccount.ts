import { useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { seaport } from '../../shared/seaport.ts'

/** Opens an account: it takes a port and shows its window. */
export function useOpenAccount() {
  const t = useT('desktop')
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; handle: string }) => seaport.call('account.open', { id }),
    onSuccess: ({ slot }, { handle }) => notify.success(t('opened', { handle, slot })),
    onError: notify.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace.get'] }),
  })
}
