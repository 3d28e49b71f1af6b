import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import type { TokenStore } from '@seaport/platforms/oauth/token-source'
import { retryLater } from '@seaport/platforms/outcome'
import { z } from 'zod'
import type { SecretStore } from '../secret-store.ts'

/** The networks' tokens of one seat's accounts: in the secret store of this machine and nowhere else. */
export interface AccountTokens {
  has(accountId: string): boolean
  tokenStoreFor(accountId: string): TokenStore
  delete(accountId: string): Promise<void>
  /** Ids of the accounts that are signed in here. */
  listIds(): string[]
}

const StoredTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string().nullable(),
  expires_at: z.number().nullable(),
  scopes: z.array(z.string()),
}) satisfies z.ZodType<Tokens>

/**
 * Stored per seat: another seat on this machine does not inherit the first one's sign-ins.
 * @param lockOf path beside the seat's journal that locks an account's refresh
 */
export async function openAccountTokens(
  secrets: SecretStore,
  seatId: string,
  lockOf: (accountId: string) => string,
): Promise<AccountTokens> {
  const prefix = `account:${seatId}:`
  const names = (await secrets.names()).filter((name) => name.startsWith(prefix))
  const ids = new Set(names.map((name) => name.slice(prefix.length)))
  return {
    has: (accountId) => ids.has(accountId),
    listIds: () => [...ids],
    tokenStoreFor: (accountId) => ({
      async load() {
        try {
          const text = await secrets.get(prefix + accountId)
          return text === undefined ? null : StoredTokens.parse(JSON.parse(text))
        } catch (error) {
          // A locked key store says nothing about the sign-in: it is read again later.
          throw retryLater('network_fault', null, error)
        }
      },
      save: async (tokens) => {
        await secrets.set(prefix + accountId, JSON.stringify(tokens))
        ids.add(accountId)
      },
      exclusively: async (work) => {
        const { holdingLock } = await import('@seaport/runner/process-lock')
        return holdingLock(lockOf(accountId), work)
      },
    }),
    async delete(accountId) {
      ids.delete(accountId)
      await secrets.delete(prefix + accountId)
    },
  }
}
