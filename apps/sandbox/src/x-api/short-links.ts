import { createHash } from 'node:crypto'
import { linksIn } from '../world/text.ts'

/** A link as the API shows it among the entities of a text. */
interface UrlEntity {
  start: number
  end: number
  url: string
  expanded_url: string
  display_url: string
}

/** X shows each address in a text as one of its own: https://docs.x.com/fundamentals/counting-characters. */
export function withShortLinks(text: string): { text: string; urls: UrlEntity[] } {
  const urls: UrlEntity[] = []
  let shown = ''
  let from = 0
  for (const { start, end, value } of linksIn(text)) {
    shown += text.slice(from, start)
    const url = shortened(value)
    urls.push({
      start: shown.length,
      end: shown.length + url.length,
      url,
      expanded_url: /^https?:\/\//i.test(value) ? value : `http://${value}`,
      display_url: value.replace(/^https?:\/\//i, ''),
    })
    shown += url
    from = end
  }
  return { text: shown + text.slice(from), urls }
}

const SLUG = 10

function shortened(address: string): string {
  if (/^https?:\/\/t\.co\//i.test(address)) return address
  const hash = createHash('sha256').update(address).digest('base64url').replaceAll(/[-_]/g, '')
  return `https://t.co/${hash.slice(0, SLUG)}`
}
