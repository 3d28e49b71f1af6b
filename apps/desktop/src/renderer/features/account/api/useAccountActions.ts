import type { Account } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasReason } from '../../../shared/failure.ts'
import { seaport } from '../../../shared/seaport.ts'

/** What can be done with an account that is open. */
export function useAccountActions({ id, account: handle }: Pick<Account, 'id' | 'account'>) {
  const t = useT('desktop')
  const notify = useNotify()
  const queries = useQueryClient()
  const invalidate = () => queries.invalidateQueries({ queryKey: ['workspace.get'] })
  const show = useMutation({ mutationFn: () => seaport.call('account.show', { id }), onError: notify.failed })
  const signIn = useMutation({
    mutationFn: () => seaport.call('account.signIn', { id }),
    onError: (error) => {
      // Who cancels knows it already.
      if (!hasReason(error, 'sign_in_cancelled')) notify.failed(error)
    },
    onSettled: invalidate,
  })
  return {
    show: () => show.mutate(),
    signIn: () => signIn.mutate(),
    cancelSignIn: () => void seaport.call('account.cancelSignIn', { id }),
    close: () =>
      void confirm({
        title: t('closeTitle', { handle }),
        effects: [t('closePort'), t('closeTasks'), t('closeSignIn')],
        action: t('closeAccount'),
        tone: 'primary',
        run: () => seaport.call('account.close', { id }).finally(invalidate),
      }),
  }
}
