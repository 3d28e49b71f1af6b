/** A web link, reduced to the parts that identify a page of a network. */
export interface Link {
  scheme: 'http' | 'https'
  /** In lower case, with the port if one is given that is not the scheme's own. */
  host: string
  /** Parts of the path, decoded. */
  path: readonly string[]
  query: ReadonlyMap<string, string>
  /** The fragment, without the `#`. */
  fragment: string
}

const LINK = /^(?:(https?):\/\/)?([^\s/?#@\\:]+(?::\d{1,5})?)(\/[^\s?#\\]*)?(?:\?([^\s#]*))?(?:#(\S*))?$/i

/** Parses a link with or without its scheme. @returns null for a text that is not a link, has dot segments, or carries credentials */
export function readLink(text: string): Link | null {
  const [, scheme = 'https', host = '', path = '', query = '', fragment = ''] = LINK.exec(text) ?? []
  const parts = path.split('/').filter(Boolean).map(decoded)
  const isBroken = parts.some((part) => part === null || part === '.' || part === '..' || /[/\\]/.test(part))
  if (host === '' || isBroken) return null
  return {
    scheme: scheme.toLowerCase() as Link['scheme'],
    host: host
      .toLowerCase()
      .replace(/^http$/i.test(scheme) ? /:80$/ : /:443$/, '')
      .replace(/\.$/, ''),
    path: parts as string[],
    query: new Map(query.split('&').map(parameterOf)),
    fragment,
  }
}

function parameterOf(text: string): [string, string] {
  const [name = '', ...value] = text.split('=')
  return [name, decoded(value.join('=').replaceAll('+', ' ')) ?? '']
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
