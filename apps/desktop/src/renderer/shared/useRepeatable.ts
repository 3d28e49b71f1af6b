import { createIdempotencyKeys } from '@seaport/api-client/idempotency-keys'
import type { CallInput, CallResult } from '@seaport/contract/desktop/ipc-core.schema'
import { useState } from 'react'
import type { Calls } from './queries.ts'
import { seaport } from './seaport.ts'

type RepeatableCall = 'task.create' | 'task.end' | 'task.retry' | 'task.change' | 'account.reportBlock'

/**
 * A call that a person may repeat by hand. The repeat of a failed attempt has its idempotency key: if only the answer was lost, nothing happens
 * twice; a refusal has changed nothing and is tried again.
 */
export function useRepeatable<const N extends RepeatableCall>(name: N) {
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return async (args: Omit<CallInput<Calls, N>, 'idempotency_key'>): Promise<CallResult<Calls, N>> => {
    const idempotency_key = idempotencyKeys.keyOf(args)
    try {
      return await seaport.call(name, { ...args, idempotency_key } as CallInput<Calls, N>)
    } catch (error) {
      idempotencyKeys.retain(args, idempotency_key)
      throw error
    }
  }
}
