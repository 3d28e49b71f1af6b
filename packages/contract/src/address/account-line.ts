import { type AccountFault, readAccountName } from './account-name.ts'
import type { NetworkPlace } from './network-site.ts'
import { readNickname } from './nickname.ts'
import { shownPart, trimVisibly } from './plain-text.ts'

/** Why a line of a pasted list is not an account; keys of messages of the API and of forms. */
export type AccountLineFault = AccountFault | 'account_line_parts' | 'account_line_nickname'

/** One parsed line of a pasted list. A refused line keeps only its beginning. */
export type AccountLine = { account: string; nickname: string } | { fault: AccountLineFault; shown: string }

/**
 * Parses a line of a pasted list: an account and an optional nickname after a tab, comma or semicolon. Account lists
 * are sold with passwords, mail passwords and keys behind the account; these must not become nicknames, so lines with
 * more parts are refused, and so are nicknames that look like addresses, passwords or keys.
 */
export function readAccountLine(place: NetworkPlace, line: string): AccountLine {
  const [first = '', second = '', ...more] = line
    .trim()
    .split(/[\t,;，；]/)
    .map((part) => part.trim())
  const refused = (fault: AccountLineFault) => ({ fault, shown: shownPart(line) })
  const isAppended = /[:：|｜]|--/.test(first.replace(/^https?:\/\/[^\s/]*/i, ''))
  const isBroken = /[\r\n]/.test(line.trim())
  if (more.some((part) => part !== '') || isAppended || isBroken) return refused('account_line_parts')
  const read = readAccountName(place, first)
  if ('fault' in read) return refused(read.fault)
  const nickname = readNickname(trimVisibly(trimVisibly(second).replace(/^(["'])(.*)\1$/, '$2')))
  return nickname === null ? refused('account_line_nickname') : { account: read.account, nickname }
}
