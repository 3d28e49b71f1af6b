import { isPlaceholder } from './placeholder.ts'
import { readProxyLine } from './proxy-line.ts'

/** Words that account lists put before a secret, in four languages. */
const LABEL =
  /^(?:pass(?:word)?|pwd?|2fa|otp|totp|secret|cookies?|(?:\w+[ _-])?token|ct0|session(?:[ _-]?id)?|recovery|backup codes?|e-?mail|phone|mật khẩu|mk|密码|密碼|密钥|密鑰|邮箱|郵箱|手机|手機)\s*[:：=]/iu
/** Authenticator keys: 16 or more base32 characters in either case, often in groups of four; but not words followed by a number. */
const TOTP_KEY = /(?:^|[\s:])(?![a-z]+\d*$)(?=[a-z2-7 ]*[2-7])(?:[a-z2-7]{4} ?){4,}[a-z2-7]{0,3}=*$/i
/** Tokens, sessions and hashes: long, without blanks, letters mixed with digits; but not words followed by a number, such as page names in links. */
const TOKEN = /^(?=.*\d)(?=.*[A-Za-z])(?!(?:[A-Za-z]+[._-])+\d+$)[\w.+/=~%-]{20,}$/
/** Eight characters or more with a lower-case letter, a capital, a digit and a symbol that is rare in names. */
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*?+=~])\S{8,}$/

/** Passwords that people choose: a name and a number with an @ between, a row of keys, the word itself with a number. */
const CHOSEN =
  /^(?:[^\s@]+@\S*\d\S*|(?=\S*\d)\S*(?:(?<![a-z])p[a@4][s$5]{2}(?:w[o0]rd|wd)?(?![a-z])|qwert|asdfg|zxcvb|1q2w|abc123|123456|matkhau|iloveyou)\S*|password|qwerty(?:uiop)?|matkhau)$/i
/** Eight or more characters that alternate between letters and digits at least three times: `xK9mQ2pLw7`. */
const MIXED = /^(?=[a-z\d]{8})\d*[a-z]+\d+[a-z]+\d[a-z\d]*$/i

/** App passwords of Google: sixteen letters in groups of four. Keys and backup codes in such groups have dashes. */
const APP_PASSWORD = /^(?:[a-z]{4} ){3}[a-z]{4}$/
const GROUPS = /^(?:[a-z\d]{4}-){3,}[a-z\d]{4}$/i
/** Telephone numbers, birthdays, backup codes: eight or more digits with any separators. */
const DIGITS = /^\+?(?=(?:\D*\d){8})\d[\d\s().-]*$/
/** Cells that accompany a proxy in a list: its address and the browser's user agent. */
const BROWSER = /^(?:\d{1,3}(?:\.\d{1,3}){3}|Mozilla\/\d.*)$/

/** Characters examined: no name is longer, and some of the patterns are quadratic in the length. */
const MOST_SIGNS = 1000

/**
 * Account lists are sold with passwords, mail addresses, keys, cookies and proxies behind each account. Stored as nicknames, these would be kept in
 * clear text, shown, exported and inserted into messages.
 * @returns whether a text from a list or file looks like a credential rather than a name
 */
export function isCredential(text: string): boolean {
  const begin = text.slice(0, MOST_SIGNS)
  const forms = [PASSWORD, CHOSEN, MIXED, APP_PASSWORD, GROUPS, DIGITS]
  return forms.some((form) => form.test(begin)) || isNoName(text)
}

/**
 * The weaker check for a field that holds only a nickname: `TeaHouse2026!` is a name when somebody typed it into that field.
 * @returns whether a text is an address, a key, a token, or names itself a secret
 */
export function isNoName(whole: string): boolean {
  const text = whole.slice(0, MOST_SIGNS)
  const isLink = /^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(text)
  const isAddress = /\S@\S+\.\S/.test(text) || isLink || !('fault' in readProxyLine(text))
  const isSeveral = /\S(?:[|｜]|-{3,})\S/.test(text) || /\p{L}:[\p{L}\p{N}]|\p{N}:\p{L}/u.test(text)
  const isCookie = /^[\w-]+=\S/.test(text) || /^[[{].*[\]}]$/.test(text)
  return (
    isAddress || isSeveral || isCookie || [LABEL, TOTP_KEY, TOKEN, BROWSER].some((form) => form.test(text))
  )
}

/** Parses the nickname of a list or file. @returns it in NFC; empty if the cell is empty or a placeholder; null = it looks like a credential */
export function readNickname(cell: string): string | null {
  if (isPlaceholder(cell)) return ''
  return isCredential(cell) ? null : cell.normalize('NFC')
}
