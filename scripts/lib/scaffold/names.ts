/** One name in the forms that code needs. */
export interface Names {
  /** `proxy-group`: files, folders, paths. */
  kebab: string
  /** `proxyGroup` */
  camel: string
  /** `ProxyGroup` */
  pascal: string
  /** `proxy_group`: tables. */
  snake: string
  /** `proxy groups`: sentences. */
  words: string
}

/**
 * @param kebab a singular noun in kebab-case
 * @throws Error when it is not
 */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(`"${kebab}" is not a name in kebab-case, e.g. proxy-group.`)
  }
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return {
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    snake: kebab.replaceAll('-', '_'),
    words: `${kebab.replaceAll('-', ' ')}s`,
  }
}
