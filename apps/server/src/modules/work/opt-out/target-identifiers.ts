import { isOwnPage } from '@seaport/contract/address/handle'
import { readLink } from '@seaport/contract/address/link'
import { linkOfNetwork, type NetworkPlace } from '@seaport/contract/address/network-site'
import { readPerson } from '@seaport/contract/address/person'
import { plainText, unquoted } from '@seaport/contract/address/plain-text'
import type { TaskKindId } from '@seaport/contract/work/task-kind'

/**
 * Finds the people whom a target identifies: `@name`, a bare name or id, a link to a profile or post. Keywords identify people only with an @.
 * @returns ids, and handles in lower case; empty if there are none
 */
export function identifiersIn(target: string, kind: TaskKindId, place: NetworkPlace): string[] {
  if (kind === 'collect_keywords')
    return [
      ...plainText(target)
        .toLowerCase()
        .matchAll(/@([^\s@]+)/g),
    ].map(([, name = '']) => name)
  const person = readPerson(place, target)
  if ('id' in person) return [person.id]
  if ('handle' in person) return [person.handle.toLowerCase()]
  const text = unquoted(plainText(target)).toLowerCase()
  if (!text.includes('/')) return text === '' ? [] : [text.replace(/^@/, '')]
  // In a link to a post, the first part of the path is its author, or a parameter is their id.
  const link = linkOfNetwork(place, text) ?? readLink(text)
  const name = (link?.path[0] ?? '').replace(/^@/, '')
  const names = isOwnPage(place.network, name) ? [] : [name]
  return [...names, link?.query.get('id') ?? ''].filter((one) => one !== '')
}
