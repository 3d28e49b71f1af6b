import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { hasReason } from '../../../shared/failure.ts'
import { seaport } from '../../../shared/seaport.ts'

/** Actions on an open account. */
export function useAccountActions({ id, account: handle }: Pick<Account, 'id' | 'account'>) {
  const t = useT('desktop')
  const notify = useNotify()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const invalidate = () => queries.invalidateQueries({ queryKey: ['workspace.get'] })
  /** Another person is signed in on the network's pages: they are signed out there, and the sign-in starts again. */
  const offerSwitch = (error: Error) =>
    void confirm({
      title: t('switchTitle', { handle }),
      text: error.message,
      effects: [t('switchForgets')],
      action: t('switchAction', { handle }),
      tone: 'primary',
    }).then((agreed) => {
      if (agreed) signIn.mutate(true)
    })
  const signIn = useMutation({
    mutationFn: (fresh: boolean) => seaport.call('account.signIn', { id, fresh }),
    // The person signs in on the network's own page, and returns to the previous one.
    onMutate: () => {
      const from = location.hash.slice(1)
      void navigate(`/browser/${id}`)
      return { from }
    },
    onError: (error) => {
      // A person who cancels needs no message.
      if (hasReason(error, 'wrong_account')) offerSwitch(error)
      else if (!hasReason(error, 'sign_in_cancelled')) notify.failed(error)
    },
    onSettled: (_result, _error, _given, context) => {
      if (context && location.hash === `#/browser/${id}`) void navigate(context.from || '/')
      return invalidate()
    },
  })
  return {
    show: () => void navigate(`/browser/${id}`),
    signIn: () => signIn.mutate(false),
    /** Whether the sign-in was begun here, before the main process says so. */
    isSigningIn: signIn.isPending,
    cancelSignIn: () => void seaport.call('account.cancelSignIn', { id }).catch(notify.failed),
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
