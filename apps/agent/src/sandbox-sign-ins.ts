import { createHeadlessViews } from '@seaport/seat-client/account/headless-views'
import type { SeatAccounts } from '@seaport/seat-client/account/seat-accounts'
import { createSerialQueue } from '@seaport/seat-client/serial-queue'
import { answerAtSandbox } from './sandbox-person.ts'

/** Keeps the sandbox accounts of the demo's seat signed in, replacing a person. */
export function createSandboxSignIns() {
  const serialize = createSerialQueue()
  const handles = new Map<string, string>()
  /** Accounts that could not be signed in: not retried until the next session. */
  const refused = new Set<string>()

  const signIn = async (accounts: SeatAccounts, isWanted: (signedIn: boolean) => boolean) => {
    const workspace = await accounts.workspace()
    const signedIn = new Set(workspace.local.filter((one) => one.signed_in).map(({ id }) => id))
    for (const { id, network, account } of workspace.accounts) {
      if (network !== 'x_sandbox' || refused.has(id) || !isWanted(signedIn.has(id))) continue
      handles.set(id, account)
      // The client logs why.
      await accounts.signIn(id).catch(() => refused.add(id))
    }
  }

  return {
    views: createHeadlessViews(async ({ accountId, url, callbackPort }) => {
      const handle = handles.get(accountId)
      if (callbackPort !== undefined && handle) await answerAtSandbox(url, handle)
    }),
    /** At the start of a session: includes accounts signed in before, because the sandbox network forgets its tokens when it ends. */
    signInAll: (accounts: SeatAccounts, signal: AbortSignal): Promise<void> =>
      serialize(() => {
        refused.clear()
        return signIn(accounts, () => !signal.aborted)
      }),
    /** After a change of the seat's accounts: those that are not signed in. */
    signInMissing: (accounts: SeatAccounts): Promise<void> =>
      serialize(() => signIn(accounts, (signedIn) => !signedIn)),
  }
}
