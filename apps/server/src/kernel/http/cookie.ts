import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieOptions } from './context.ts'

/** Over HTTPS browsers accept a cookie with this prefix only from this host; over plain HTTP, as in development, they reject it. */
const nameOf = ({ protocol }: FastifyRequest, name: string) =>
  protocol === 'https' ? `__Host-${name}` : name

/** Sets a cookie with an answer, for this host only; other sites never send it. An empty value removes it. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { httpOnly, maxAgeSeconds }: CookieOptions,
): void {
  const secure = reply.request.protocol === 'https'
  const rules = { path: '/', httpOnly, secure, sameSite: 'strict' as const }
  const fullName = nameOf(reply.request, name)
  if (value === '') reply.clearCookie(fullName, rules)
  else reply.setCookie(fullName, value, { ...rules, maxAge: maxAgeSeconds })
}

/** @returns a cookie set by `setCookie` */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  return request.server.parseCookie(request.headers.cookie ?? '')[nameOf(request, name)]
}
