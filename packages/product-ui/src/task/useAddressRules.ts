import type { Account } from '@seaport/contract/desk/account'
import type { NetworkAddress } from '@seaport/contract/kernel/network'
import {
  type AddressPlace,
  addressFormOf,
  type ListedWork,
  placeAmong,
  wrongAddresses,
} from '@seaport/platforms/task-address'
import { useMemo } from 'react'
import type { z } from 'zod'

interface Request {
  account_id: string
  work: ListedWork
}

/**
 * A form's rules, and beside them that its lists hold what the chosen account's network can have.
 * @returns the rules, and where the network of an account is
 */
export function useAddressRules<S extends z.ZodType<Request>>(
  schema: S,
  accounts: readonly Account[] | undefined,
  networks: readonly NetworkAddress[] | undefined,
): { schema: S; placeOf: (accountId: string) => AddressPlace | undefined } {
  return useMemo(() => {
    const placeOf = (accountId: string) => {
      const account = accounts?.find(({ id }) => id === accountId)
      return account && placeAmong(networks ?? [], account.network)
    }
    const checked = schema.superRefine(({ account_id, work }, context) => {
      const place = placeOf(account_id)
      if (!place) return
      for (const path of wrongAddresses(place, work))
        context.addIssue({
          code: 'custom',
          message: `not_a_${addressFormOf(work.kind)}`,
          path: ['work', ...path.split('.')],
        })
    })
    return { schema: checked, placeOf }
  }, [schema, accounts, networks])
}
