import type { Clock } from '@seaport/runner/clock'

/** Two accounts that are refused within this time are refused for the app. */
const TOGETHER_MS = 60 * 60_000

/**
 * Meta refuses in the same words if one account lacks a permission (mobolic/facebook-sdk#423) and if the app has lost it: what distinguishes them is whether
 * another account of the app is refused too.
 * @returns a function that records that an account may not read its own posts, and tells whether the account or the app lacks the permission
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
