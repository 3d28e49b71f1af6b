import { networks } from '../kernel/network.ts'
import { isHandle, isOwnPage } from './handle.ts'
import type { Link } from './link.ts'
import { brandOfLink, linkOfNetwork, type NetworkPlace } from './network-site.ts'
import { isPlaceholder } from './placeholder.ts'
import { plainText, unquoted } from './plain-text.ts'

/** A person or page of a network: by the network's own number, or by the handle as written. */
export type Person = { id: string } | { handle: string }

/** Why a text names nobody; the values are keys of messages of the API and of forms. */
export type PersonFault =
  | 'required'
  | 'person_placeholder'
  | 'person_number_ruined'
  | 'person_number_padded'
  | 'person_elsewhere'
  | 'person_on_x'
  | 'person_on_facebook'
  | 'person_on_instagram'
  | 'person_not_a_profile'
  | 'person_short_link'
  | 'handle_x'
  | 'handle_facebook'
  | 'handle_instagram'
export type PersonReading = Person | { fault: PersonFault }

const siteFaults = {
  X: 'person_on_x',
  Facebook: 'person_on_facebook',
  Instagram: 'person_on_instagram',
} as const
const handleFaults = { X: 'handle_x', Facebook: 'handle_facebook', Instagram: 'handle_instagram' } as const

/**
 * Parses the person that a text names: a number of the network, a handle with or without @, or a link to a profile. Numbers that a spreadsheet
 * rounded or that begin with a zero, short links, links to anything but a profile, and placeholders for a missing value are refused rather than
 * guessed; `@null` is the handle.
 */
export function readPerson(place: NetworkPlace, text: string): PersonReading {
  const plain = unquoted(plainText(text)).replace(MARK, '')
  if (plain === '') return { fault: 'required' }
  if (isPlaceholder(plain)) return { fault: 'person_placeholder' }
  if (isRuinedNumber(plain)) return { fault: 'person_number_ruined' }
  // A telephone number, for example: an id begins with another digit.
  if (/^0\d*$/.test(plain)) return { fault: 'person_number_padded' }
  if (ID.test(plain)) return { id: plain }
  if (/[/?]/.test(plain)) return personOfLink(place, plain)
  return named(place, plain.replace(/^@/, ''))
}

function named({ network }: NetworkPlace, name: string): PersonReading {
  return isHandle(network, name) ? { handle: name } : { fault: handleFaults[networks[network].brand] }
}

/**
 * Spreadsheets show long numbers as 1.7E+18 or in groups of three, and keep only fifteen digits. One in ten genuine numbers of sixteen digits also
 * ends with a zero.
 */
function isRuinedNumber(text: string): boolean {
  return (
    /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(text) ||
    /^\d{1,3}(?:[.,' ]\d{3})+$/.test(text) ||
    /^\d+[.,]0+$/.test(text) ||
    (/^\d{18,}$/.test(text) && /^0+$/.test(text.slice(15)))
  )
}

/**
 * Spreadsheets keep 15 digits of a number and fill the rest with zeros. @returns whether an id may have been rounded this way; so do one in ten
 * genuine ids of 16 digits
 */
export function mayBeRounded(id: string): boolean {
  return id.length > 15 && /^0+$/.test(id.slice(15))
}

function personOfLink(place: NetworkPlace, text: string): PersonReading {
  if (/^(?:https?:\/\/)?(?:www\.)?(?:fb\.me|t\.co|bit\.ly|fb\.watch|tinyurl\.com)\//i.test(text))
    return { fault: 'person_short_link' }
  const link = linkOfNetwork(place, text)
  if (!link) {
    const brand = brandOfLink(text)
    return { fault: brand ? siteFaults[brand] : 'person_elsewhere' }
  }
  return readers[networks[place.network].brand](place, link)
}

const nobody = { fault: 'person_not_a_profile' } as const
const ID = /^[1-9]\d{0,29}$/
/** Put before a number so that a spreadsheet leaves its digits alone: `ID_1294030472427835393`. */
const MARK = /^(?:user[_ ]?)?u?id[_:=# ]\s*(?=\d{10,}$)/i
const LONG_ID = /^[1-9]\d{4,29}$/

const readers: Readonly<
  Record<'X' | 'Facebook' | 'Instagram', (place: NetworkPlace, link: Link) => PersonReading>
> = {
  X(place, { path, query, fragment }) {
    const [first = '', second = '', third = ''] = path
    if (first === 'i' && second === 'user' && ID.test(third)) return { id: third }
    if (first === 'intent') {
      const [id = '', name = ''] = [query.get('user_id'), query.get('screen_name')]
      return ID.test(id) ? { id } : owner(place, name)
    }
    // Link format before 2013.
    const old = /^!\/(\w+)\/?$/.exec(fragment)?.[1]
    if (path.length === 0) return old === undefined ? nobody : owner(place, old)
    // Post links that don't name their author.
    if (/^status(es)?$/.test(first) && ID.test(second)) return nobody
    // X's terms, per language: /en/tos.
    if (/^(tos|privacy)$/.test(second)) return nobody
    return /^status(es)?$/.test(second) ? nobody : owner(place, first.replace(/^@/, ''))
  },
  Facebook(place, { host, path, query }) {
    const [first = '', second = '', third = '', fourth = ''] = path
    const number = (text: string, form = LONG_ID) => (form.test(text) ? { id: text } : nobody)
    if (first === 'profile.php') return number(query.get('id') ?? '', ID)
    // A member's page within a group.
    if (first === 'groups') return third === 'user' ? number(fourth) : nobody
    if (first === 'people' || (first === 'pages' && second !== 'category')) return number(third)
    if (first === 'pages') return behind(fourth === '' ? third : fourth)
    if (first === 'p') return behind(second)
    if (first === 'share') return { fault: 'person_short_link' }
    if (host !== 'm.me' && /^(posts|videos|photos|permalink)$/.test(second) && third !== '') return nobody
    // Links to sections of a page began with `pg` for years.
    const name = first === 'pg' ? second : first
    if (LONG_ID.test(name)) return { id: name }
    const slug = behind(name)
    return 'id' in slug ? slug : owner(place, name.replace(/^@/, ''))
  },
  Instagram(place, { host, path }) {
    const [first = '', second = '', third = ''] = path
    const isAnnounced = first === '_u' || (first === 'stories' && second !== 'highlights')
    if (isAnnounced || (host === 'ig.me' && first === 'm')) return owner(place, second)
    const isPost = /^(p|reel|reels|tv)$/.test(second) && third !== ''
    const isSection = /^(s|n|_n|channel|ar|invites|popular|topics)$/.test(first) && second !== ''
    return isPost || isSection ? nobody : owner(place, first.replace(/^@/, ''))
  },
}

function owner(place: NetworkPlace, name: string): PersonReading {
  return name === '' || isOwnPage(place.network, name) ? nobody : named(place, name)
}

/** `Harbor-Tea-61550000000000`: pages without a handle end with their number. */
function behind(slug: string): Person | { fault: PersonFault } {
  const id = /^[\p{L}\p{M}\p{N}.-]+-([1-9]\d{4,29})$/u.exec(slug)?.[1]
  return id === undefined ? nobody : { id }
}
