import { domainToUnicode } from 'node:url'
import { type ChannelValue, cutLike, hostOf } from './channel-value.ts'

/** Letters and digits that look like another; pairs first. Not all of Unicode's list: only those used to forge domains. */
const CONFUSABLE: readonly (readonly [pattern: RegExp, as: string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[аɑα]/g, 'a'],
  [/[сϲ]/g, 'c'],
  [/[ԁ]/g, 'd'],
  [/[еҽє]/g, 'e'],
  [/[ɡ9]/g, 'g'],
  [/[һ]/g, 'h'],
  [/[іıι1lӏ|!]/g, 'i'],
  [/[јϳ]/g, 'j'],
  [/[кκ]/g, 'k'],
  [/[мm]/g, 'm'],
  [/[ոпη]/g, 'n'],
  [/[оοօ0σ]/g, 'o'],
  [/[рρ]/g, 'p'],
  [/[ԛ]/g, 'q'],
  [/[ѕ5]/g, 's'],
  [/[тτ]/g, 't'],
  [/[υս]/g, 'u'],
  [/[ѵν]/g, 'v'],
  [/[ԝω]/g, 'w'],
  [/[хχ]/g, 'x'],
  [/[уγү]/g, 'y'],
]
/** Below this length one letter more or less makes another word. */
const LEAST_FOR_EDITS = 5
/** Forged wallets begin and end like the real one, because nobody reads the middle. */
const WALLET_ENDS = 4

/** @returns how a text looks to a reader: without accents, every confusable letter as one */
export function skeletonOf(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return CONFUSABLE.reduce((so, [pattern, as]) => so.replace(pattern, as), plain)
}

/** @returns whether an address resembles a listed one. The two are not equal. */
export function looksLike(given: ChannelValue, listed: ChannelValue): boolean {
  const [host, known] = [hostOf(given), hostOf(listed)]
  // Websites are imitated in email addresses too, and vice versa.
  if (host && known && host !== known && hostLooksLike(host, known)) return true
  if (given.kind !== listed.kind) return false
  if (given.kind === 'wallet') return sameEnds(given.value, listed.value)
  if (given.kind === 'profile') return isNear(cutLike(given.value, listed.value), listed.value)
  return given.kind !== 'website' && isNear(given.value, listed.value)
}

/** Whether a host is that one, or below it. */
export function isWithin(host: string, known: string): boolean {
  return host === known || host.endsWith(`.${known}`)
}

function hostLooksLike(host: string, known: string): boolean {
  if (isWithin(host, known)) return false
  const labels = domainToUnicode(host).split('.')
  const wanted = domainToUnicode(known)
  const own = labels.slice(-wanted.split('.').length).join('.')
  if (isNear(own, wanted) || isNear(labels.join('.'), wanted)) return true
  // The same name under another top-level domain, or as a part of a longer one: `seaport.top`, `seaport.example.pay.top`, `seaport-login.top`.
  const [name = ''] = wanted.split('.')
  const skeleton = skeletonOf(name)
  return (
    skeleton.length >= LEAST_FOR_EDITS &&
    labels.some((label) => skeletonOf(label).split('-').includes(skeleton) || isNear(label, name))
  )
}

function isNear(given: string, wanted: string): boolean {
  const [one, other] = [skeletonOf(given), skeletonOf(wanted)]
  return one === other || (wanted.length >= LEAST_FOR_EDITS && isOneEditAway(one, other))
}

function sameEnds(given: string, wanted: string): boolean {
  const ends = (value: string) => {
    const body = value.replace(/^0x|^bc1/, '')
    return `${body.slice(0, WALLET_ENDS)}${body.slice(-WALLET_ENDS)}`
  }
  return ends(given) === ends(wanted) || isOneEditAway(given, wanted)
}

/** @returns whether two texts differ in one letter: added, removed, replaced, or swapped with the next */
export function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const [rest, otherRest] = [one.slice(from), other.slice(from)]
  if (rest.length === otherRest.length) {
    const swapped =
      rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
    return swapped || rest.slice(1) === otherRest.slice(1)
  }
  return rest.length > otherRest.length ? rest.slice(1) === otherRest : otherRest.slice(1) === rest
}
