import { linkOfNetwork } from '@seaport/contract/address/network-site'
import { readPerson } from '@seaport/contract/address/person'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'

/** Target of a link or a bare name. */
export type PostRef = { id: string }
export type ProfileRef = { id: string } | { username: string }

/** X, with the address of its pages if the installation configures one. */
export type XPlace = Pick<NetworkSettings, 'network'> & Partial<Pick<NetworkSettings, 'web_base'>>

const ID = /^\d{1,19}$/

/**
 * Parses a link to a post, `…/name/status/1`, `…/i/web/status/1` with anything after it, or a bare id.
 * @returns null for anything else: another site's link, a profile, a short link
 */
export function parsePostLink(text: string, place: XPlace): PostRef | null {
  const bare = text.trim()
  if (ID.test(bare)) return { id: bare }
  const parts = linkOfNetwork(place, bare)?.path
  if (!parts) return null
  const at = parts.findIndex((part) => part === 'status' || part === 'statuses')
  const id = parts[at + 1]
  return (at === 1 || (at === 2 && parts[0] === 'i')) && id && ID.test(id) ? { id } : null
}

/** Parses a person as every other list does: `…/name`, `…/i/user/1`, `@name`, `name` or an id. @returns null for anything else */
export function parseProfileLink(text: string, place: XPlace): ProfileRef | null {
  const person = readPerson(place, text)
  if ('handle' in person) return { username: person.handle }
  return 'id' in person && ID.test(person.id) ? person : null
}

/**
 * Parses a link to a community, `…/i/communities/1`, to a group's conversation, `…/messages/1` or `…/i/chat/g1`, or a community's bare id.
 * @returns null for anything else
 */
export function parseGroupLink(
  text: string,
  place: XPlace,
): { community: string } | { conversation: string } | null {
  const bare = text.trim()
  if (ID.test(bare)) return { community: bare }
  const isPath = bare.startsWith('/')
  const path = isPath ? bare.slice(1) : linkOfNetwork(place, bare)?.path.join('/')
  const community = /^i\/communities\/(\d{1,19})$/.exec(path ?? '')?.[1]
  if (community !== undefined) return { community }
  const conversation = /^(?:messages\/|i\/chat\/g?)(\d{15,19})$/.exec(path ?? '')?.[1]
  return conversation === undefined ? null : { conversation }
}
