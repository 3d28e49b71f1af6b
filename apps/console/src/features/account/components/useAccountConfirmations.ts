import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { withoutLeft } from '@seaport/ui/bulk-report'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDeleteAccount, useUnassignAccounts, useUnbindProxy } from '../api/account-actions.ts'

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

/** Unassigns accounts after a confirmation. @param onDone called with those that were not left */
export function useAccountUnassignment(
  onDone: (ids: readonly string[]) => void,
): (ids: readonly string[]) => void {
  const t = useT('account')
  const unassignment = useUnassignAccounts()
  return useConfirmedAction((ids: readonly string[]) => ({
    title: t('ask.unassign', { count: ids.length }),
    effects: [t('effect.noLogin'), t('effect.offline'), t('effect.tasks')],
    action: t('do.unassign'),
    run: async () => {
      const body = { account_ids: [...ids] }
      const { unassigned, ...left } = await unassignment.mutateAsync({ body })
      onDone(withoutLeft(body.account_ids, left.left_out))
      return { title: t('did.unassign', { count: unassigned }), done: unassigned, ...left }
    },
  }))
}

/** Unbinds accounts from their proxies after a confirmation. @param onDone called with those that were not left */
export function useProxyUnbinding(
  onDone: (ids: readonly string[]) => void,
): (ids: readonly string[]) => void {
  const t = useT('account')
  const unbinding = useUnbindProxy()
  return useConfirmedAction((ids: readonly string[]) => ({
    title: t('ask.unbind', { count: ids.length }),
    effects: [t('effect.ownAddress')],
    action: t('do.unbind'),
    run: async () => {
      const body = { account_ids: [...ids] }
      const { unassigned, ...left } = await unbinding.mutateAsync({ body })
      onDone(withoutLeft(body.account_ids, left.left_out))
      return { title: t('did.unbind', { count: unassigned }), done: unassigned, ...left }
    },
  }))
}
