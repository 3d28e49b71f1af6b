import { reasonOf } from '../client-refused.ts'
import type { Logger } from '../logger.ts'
import type { AccountDesk } from './account-desk.ts'

/** The same desk, whose deeds are in the log: what was opened, closed and signed in, and what of it failed. */
export function logged(desk: AccountDesk, log: Logger): AccountDesk {
  const noted = async <T>(account: string, done: string, failed: string, work: Promise<T>): Promise<T> => {
    try {
      const result = await work
      log.info(done, { account })
      return result
    } catch (error) {
      log.warn(failed, { account, ...reasonOf(error) })
      throw error
    }
  }
  return {
    ...desk,
    open: (id) => noted(id, 'account opened', 'account not opened', desk.open(id)),
    close: (id) => noted(id, 'account closed', 'account not closed', desk.close(id)),
    signIn: (id) => noted(id, 'account signed in', 'sign-in failed', desk.signIn(id)),
  }
}
