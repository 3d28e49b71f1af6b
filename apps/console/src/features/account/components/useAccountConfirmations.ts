import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDeleteAccount, useUnassignAccounts, useUnbindProxy } from '../api/account-actions.ts'
import { useUnchanged } from './useUnchanged.ts'

/** Deletes an account after a confirmation. */
export function useAccountDeletion(onDone: (account: Account) => void): (account: Account) => void {
  const t = useT('account')
  const deletion = useDeleteAccount()
  return useConfirmedAction(
    ({ id, account, seat }: Account) => ({
      title: t('ask.delete', { name: account }),
      effects: [t('effect.tasks'), ...(seat ? [t('effect.offline')] : []), t('effect.dataStays')],
      action: t('do.delete'),
      done: t('did.delete', { name: account }),
      run: () => deletion.mutateAsync({ params: { id } }),
    }),
    onDone,
  )
}

/** Unassigns accounts after a confirmation. */
export function useAccountUnassignment(
  onDone: (ids: readonly string[]) => void,
): (ids: readonly string[]) => void {
  const t = useT('account')
  const unassignment = useUnassignAccounts()
  const told = useUnchanged('same.noSeat')
  return useConfirmedAction((ids: readonly string[]) => {
    let changed = 0
    return {
      title: t('ask.unassign', { count: ids.length }),
      effects: [t('effect.noLogin'), t('effect.offline'), t('effect.tasks')],
      action: t('do.unassign'),
      run: async () => {
        const answer = await unassignment.mutateAsync({ body: { account_ids: [...ids] } })
        changed = answer.unassigned
      },
      done: () => told(t('did.unassign', { count: changed }), ids.length - changed),
    }
  }, onDone)
}

/** Unbinds accounts from their proxies after a confirmation. */
export function useProxyUnbinding(
  onDone: (ids: readonly string[]) => void,
): (ids: readonly string[]) => void {
  const t = useT('account')
  const unbinding = useUnbindProxy()
  const told = useUnchanged('same.noProxy')
  return useConfirmedAction((ids: readonly string[]) => {
    let changed = 0
    return {
      title: t('ask.unbind', { count: ids.length }),
      effects: [t('effect.ownAddress')],
      action: t('do.unbind'),
      run: async () => {
        const answer = await unbinding.mutateAsync({ body: { account_ids: [...ids] } })
        changed = answer.unassigned
      },
      done: () => told(t('did.unbind', { count: changed }), ids.length - changed),
    }
  }, onDone)
}
