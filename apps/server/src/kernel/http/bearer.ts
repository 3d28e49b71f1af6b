/** @returns the token of an `authorization` header: the scheme in any case, one or more blanks before the token (RFC 9110, section 11.4); undefined = none */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
