import { clean } from '../item-text.ts'
import type { XClient } from './client.ts'
import { me } from './endpoint.ts'

/** The signed-in account, as it is reported to the server after a sign-in. */
export interface OwnProfile {
  external_id: string
  /** The account's name on the network: compare it with the one that was meant. */
  handle: string
  nickname: string
  follower_count: number | null
  /** ISO 3166-1 alpha-2; null = the network does not tell: X and Instagram name no country, a Page may. */
  country: string | null
}

/** Looks up whose sign-in this is. @throws {NetworkError} */
export async function readOwnProfile(client: XClient, signal: AbortSignal): Promise<OwnProfile> {
  const { data } = await client.request(me, { wish: { people: true }, signal })
  return {
    external_id: data.id,
    handle: data.username,
    nickname: clean(data.name, 200),
    follower_count: data.public_metrics?.followers_count ?? null,
    country: null,
  }
}
