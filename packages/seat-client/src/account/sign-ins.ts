import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import type { TokenVault } from '@seaport/platforms/oauth/token-source'
import { z } from 'zod'
import type { SecretStore } from '../secret-store.ts'

/** The networks' tokens of one seat's accounts, encrypted, on this machine only. */
export interface SignIns {
  has(accountId: string): boolean
  vaultOf(accountId: string): TokenVault
  drop(accountId: string): Promise<void>
  /** Ids of the accounts that are signed in here. */
  all(): string[]
}

const Kept = z.object({
  access_token: z.string(),
  refresh_token: z.string().nullable(),
  expires_at: z.number().nullable(),
  scopes: z.array(z.string()),
}) satisfies z.ZodType<Tokens>

/** Per seat: who logs in to another seat on this machine does not find the accounts of the first one signed in. */
export async function openSignIns(secrets: SecretStore, seatId: string): Promise<SignIns> {
  const prefix = `account:${seatId}:`
  const names = (await secrets.names()).filter((name) => name.startsWith(prefix))
  const known = new Set(names.map((name) => name.slice(prefix.length)))
  return {
    has: (accountId) => known.has(accountId),
    all: () => [...known],
    vaultOf: (accountId) => ({
      load: async () => {
        const text = await secrets.get(prefix + accountId)
        return text === undefined ? null : Kept.parse(JSON.parse(text))
      },
      save: async (tokens) => {
        await secrets.set(prefix + accountId, JSON.stringify(tokens))
        known.add(accountId)
      },
    }),
    async drop(accountId) {
      known.delete(accountId)
      await secrets.delete(prefix + accountId)
    },
  }
}
