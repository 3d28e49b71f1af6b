import { clean } from '../item-text.ts'
import type { XClient } from './client.ts'
import { me } from './endpoint.ts'

/** The signed-in account, as reported to the server after a sign-in. */
export interface OwnProfile {
  external_id: string
  /** The account's name on the network, to compare with the intended one. */
  handle: string
  nickname: string
  follower_count: number | null
  /** ISO 3166-1 alpha-2; null = unknown: X and Instagram report no country, a Page may. */
  country: string | null
}

/** Reads the owner of the sign-in. @throws {NetworkError} */
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
