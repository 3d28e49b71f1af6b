import { networks } from '../kernel/network.ts'
import { isHandle } from './handle.ts'
import type { NetworkPlace } from './network-site.ts'
import { type PersonFault, readPerson } from './person.ts'
import { plainText, unquoted } from './plain-text.ts'

/** Why a text is not an account of a network. */
export type AccountFault = PersonFault | 'account_by_number'

/**
 * Parses which account a text names. An account is known by its handle; on Facebook also by its number, which
 * identifies Pages. On X and Instagram digits are an ordinary handle, while a link by number does not reveal the
 * handle.
 * @returns the handle as written, without the @
 */
export function readAccountName(
  place: NetworkPlace,
  text: string,
): { account: string } | { fault: AccountFault } {
  const digits = unquoted(plainText(text))
  const person = /^0\d*$/.test(digits) ? { id: digits } : readPerson(place, text)
  if ('fault' in person) return person
  if ('handle' in person) return { account: person.handle }
  const isFacebook = networks[place.network].brand === 'Facebook'
  if (isFacebook && /^[1-9]\d{4,29}$/.test(person.id)) return { account: person.id }
  if (isFacebook) return { fault: 'handle_facebook' }
  if (/[/?]/.test(text)) return { fault: 'account_by_number' }
  if (isHandle(place.network, person.id)) return { account: person.id }
  return { fault: networks[place.network].brand === 'X' ? 'handle_x' : 'handle_instagram' }
}
