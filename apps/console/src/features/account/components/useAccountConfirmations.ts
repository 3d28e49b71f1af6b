import type { Account } from '@seaport/contract/account'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useEffectEvent, useState } from 'react'
import { useDeleteAccount, useUnassignAccounts } from '../api/account-actions.ts'

export interface AccountConfirmations {
  remove: (account: Account) => void
  unassign: (ids: readonly string[]) => void
}

/** Asks before accounts are deleted or taken from their seats, saying what will happen, and does it. */
export function useAccountConfirmations(onDone: () => void): AccountConfirmations {
  const t = useT('account')
  const deletion = useDeleteAccount()
  const unassignment = useUnassignAccounts()
  const remove = useEffectEvent(async ({ id, account, seat }: Account) => {
    const agreed = await confirm({
      title: t('ask.delete', { name: account }),
      effects: [t('effect.tasks'), ...(seat ? [t('effect.offline')] : []), t('effect.dataStays')],
      action: t('do.delete'),
      run: () => deletion.mutateAsync({ params: { id } }),
    })
    if (agreed) finish()
  })
  const unassign = useEffectEvent(async (ids: readonly string[]) => {
    const agreed = await confirm({
      title: t('ask.unassign', { count: ids.length }),
      effects: [t('effect.noLogin'), t('effect.offline'), t('effect.tasks')],
      action: t('do.unassign'),
      run: () => unassignment.mutateAsync({ body: { account_ids: [...ids] } }),
    })
    if (agreed) finish()
  })
  const finish = () => {
    notify.success(t('done'))
    onDone()
  }
  // The same functions for the life of the screen: the columns depend on them.
  const [stable] = useState(() => ({
    remove: (account: Account) => void remove(account),
    unassign: (ids: readonly string[]) => void unassign(ids),
  }))
  return stable
}
