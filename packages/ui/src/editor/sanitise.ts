import DOMPurify from 'dompurify'

const TAGS = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ul',
  'ol',
  'li',
]
const MORE = ['blockquote', 'code', 'pre', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td']

/** Allowed link schemes; no scripts, no data, no relative addresses. */
const ADDRESSES = /^(?:https?:|mailto:|tel:)/i

let purifier: typeof DOMPurify | undefined

function own(): typeof DOMPurify {
  if (purifier) return purifier
  // A separate instance: hooks on the shared one would affect all callers.
  const made = DOMPurify(window)
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  })
  purifier = made
  return made
}

/** Reduces HTML to text structure and safe links. */
export function sanitise(html: string): string {
  return own().sanitize(html, {
    ALLOWED_TAGS: [...TAGS, ...MORE],
    ALLOWED_ATTR: ['href', 'start'],
    ALLOWED_URI_REGEXP: ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
