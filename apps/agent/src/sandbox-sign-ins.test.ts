import type { SeatAccounts } from '@seaport/seat-client/account/seat-accounts'
import { expect, test } from 'vitest'
import { createSandboxSignIns } from './sandbox-sign-ins.ts'

/** Accounts of a seat, of which `refused` can't be signed in; as on a seat, a sign-in of one that is signing in is refused. */
function rig(refused: string | null = null) {
  const signedIn = new Set<string>()
  const running = new Set<string>()
  const asked: string[] = []
  const ids = ['ann', 'ben']
  const accounts = {
    workspace: async () => ({
      accounts: [
        ...ids.map((id) => ({ id, network: 'x_sandbox', account: id })),
        { id: 'cho', network: 'x' },
      ],
      local: ids.map((id) => ({ id, signed_in: signedIn.has(id) })),
    }),
    async signIn(id: string) {
      asked.push(id)
      if (running.has(id) || id === refused) throw new Error('refused')
      running.add(id)
      await new Promise((resolve) => setImmediate(resolve))
      running.delete(id)
      signedIn.add(id)
    },
  } as unknown as SeatAccounts
  return { accounts, asked }
}

test('changes in quick succession sign each account in once', async () => {
  const { accounts, asked } = rig()
  const { signInMissing } = createSandboxSignIns()
  await Promise.all([signInMissing(accounts), signInMissing(accounts)])
  expect(asked).toEqual(['ann', 'ben'])
})

test('an account that was refused is left alone until the next session, which signs in all anew', async () => {
  const { accounts, asked } = rig('ann')
  const { signInAll, signInMissing } = createSandboxSignIns()
  const { signal } = new AbortController()
  await signInMissing(accounts)
  await signInMissing(accounts)
  expect(asked.splice(0)).toEqual(['ann', 'ben'])
  await signInAll(accounts, signal)
  expect(asked.splice(0)).toEqual(['ann', 'ben'])
  await signInAll(accounts, AbortSignal.abort())
  expect(asked).toEqual([])
})
