import { readProxyLine } from './proxy-line.ts'

/** Words that lists put before a secret, in four languages. */
const LABEL =
  /^(?:pass(?:word)?|pwd?|2fa|otp|totp|secret|cookies?|token|mật khẩu|mk|密码|密碼|密钥|密鑰)\s*[:：=]/iu
/** Authenticator keys: 16 or more base32 characters, often in groups of four. */
const TOTP_KEY = /(?:^|[\s:])(?=[A-Z2-7 ]*[2-7])(?:[A-Z2-7]{4} ?){4,}=*$/
/** Tokens, sessions and hashes: long, without blanks, letters and digits mixed; not words with a number behind them, as names of pages in links are. */
const TOKEN = /^(?=.*\d)(?=.*[A-Za-z])(?!(?:[A-Za-z]+[._-])+\d+$)[\w.+/=~%-]{20,}$/
/** Eight characters or more with a lower-case letter, a capital, a digit and a symbol that is rare in names. */
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*?+=~])\S{8,}$/

/** Characters examined: no name is longer, and some of the patterns are quadratic in the length. */
const MOST_SIGNS = 1000

/**
 * Account lists are sold with passwords, mail addresses, keys, cookies and proxies behind each account. In the
 * nickname's place these would be stored in clear text, shown, exported and inserted into messages.
 * @returns whether a text of a list or file looks like one of these rather than a name
 */
export function isCredential(text: string): boolean {
  return PASSWORD.test(text.slice(0, MOST_SIGNS)) || isNoName(text)
}

/**
 * The same for a field that asks for a nickname alone: `TeaHouse2026!` is a name where somebody typed it as one.
 * @returns whether a text is an address, a key, a token, or says itself that it is a secret
 */
export function isNoName(whole: string): boolean {
  const text = whole.slice(0, MOST_SIGNS)
  const isLink = /^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(text)
  const isAddress = /\S@\S+\.\S/.test(text) || isLink || !('fault' in readProxyLine(text))
  const isSeveral = /\S(?:[|｜]|-{3,})\S/.test(text) || /\p{L}:[\p{L}\p{N}]|\p{N}:\p{L}/u.test(text)
  const isCookie = /^[\w-]+=\S/.test(text) || /^[[{].*[\]}]$/.test(text)
  return isAddress || isSeveral || isCookie || [LABEL, TOTP_KEY, TOKEN].some((form) => form.test(text))
}
