import { isCountryCode } from '@seaport/contract/kernel/primitives'
import { z } from 'zod'
import { clean } from '../item-text.ts'
import type { OwnProfile } from '../x/profile.ts'
import type { GraphClient } from './client.ts'
import * as shape from './shapes.ts'

const InstagramFields = `${shape.INSTAGRAM_FIELDS},user_id`
const BehindPage = z.object({ instagram_business_account: shape.InstagramProfile })

/**
 * Reads the owner of a token.
 * @param kind a Page's own token, one of Instagram login, or that of the Page linked to an Instagram account
 * @throws {NetworkError}
 */
export async function readGraphProfile(
  client: GraphClient,
  kind: 'page' | 'instagram' | 'behind_page',
  signal: AbortSignal,
): Promise<OwnProfile> {
  const path = '/me'
  if (kind === 'page') {
    const query = { fields: shape.PAGE_FIELDS }
    const page = await client.request({ path, query, answer: shape.PageProfile, signal })
    const { id, username, name, followers_count, location } = page
    return {
      ...profileOf(id, username ?? id, name, followers_count),
      country: countryOf(location?.country_code),
    }
  }
  if (kind === 'instagram') {
    const query = { fields: InstagramFields }
    const own = await client.request({ path, query, answer: shape.OwnInstagram, signal })
    return profileOf(own.id, own.username, own.name, own.followers_count)
  }
  const query = { fields: `instagram_business_account{${shape.INSTAGRAM_FIELDS}}` }
  const { instagram_business_account: own } = await client.request({
    path,
    query,
    answer: BehindPage,
    signal,
  })
  return profileOf(own.id, own.username, own.name, own.followers_count)
}

/** A Page may give its country as a code; anything else is treated as unknown. */
function countryOf(code: string | null | undefined): string | null {
  return code && isCountryCode(code) ? code : null
}

function profileOf(id: string, handle: string, name: string, followers: number | undefined): OwnProfile {
  return {
    external_id: id,
    handle,
    nickname: clean(name || handle, 200),
    follower_count: followers ?? null,
    country: null,
  }
}
