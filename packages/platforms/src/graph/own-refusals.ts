import type { Clock } from '@seaport/runner/clock'

/** Two accounts that are refused within this time are refused for the app. */
const TOGETHER_MS = 60 * 60_000

/**
 * Meta has the same words for a permission that one account does not have (mobolic/facebook-sdk#423) and for one that the app has lost: what tells them apart
 * is whether another account of the app meets it too.
 * @returns whose trouble it is that an account of the app may not read what is its own
 */
export function createOwnRefusals(
  clock: Pick<Clock, 'now'>,
): (app: string, account: string) => 'account' | 'app' {
  const seen = new Map<string, Map<string, number>>()
  return (app, account) => {
    const now = clock.now()
    const accounts = seen.get(app) ?? new Map<string, number>()
    seen.set(app, accounts.set(account, now))
    const recent = [...accounts.values()].filter((at) => now - at < TOGETHER_MS)
    return recent.length > 1 ? 'app' : 'account'
  }
}
