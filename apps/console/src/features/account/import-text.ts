/** One account of a pasted list. */
export interface PastedAccount {
  /** Line number from 1, empty lines included. */
  line: number
  account: string
  nickname: string
}

/** Most accounts that one import takes (contract). */
export const MAX_ROWS = 1000

/**
 * Reads a pasted list: one account per line, a nickname may follow after a tab, comma or semicolon, as spreadsheets and notes have it. Addresses of profiles
 * are shortened to their name. Judging the names is the server's business.
 */
export function readPasted(text: string): PastedAccount[] {
  return text
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '')
    .map(({ text, line }) => {
      const [account = '', ...rest] = text.split(/[\t,;，；]/)
      return { line, account: nameOf(account.trim()), nickname: rest.join(' ').trim().slice(0, 80) }
    })
}

function nameOf(account: string): string {
  const [, name] =
    /^(?:https?:\/\/)?(?:www\.|m\.)?(?:x|twitter|facebook|instagram)\.com\/([^/?#]+)/i.exec(account) ?? []
  return (name ?? account).slice(0, 200)
}
