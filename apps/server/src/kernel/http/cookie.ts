import type { FastifyReply } from 'fastify'
import type { CookieOptions } from './context.ts'

/** Sets a cookie with an answer, for this host alone; other sites never send it along. An empty value removes it. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { path, httpOnly, maxAgeSeconds }: CookieOptions,
): void {
  const secure = reply.request.protocol === 'https'
  const rules = { path, httpOnly, secure, sameSite: 'strict' as const }
  if (value === '') reply.clearCookie(name, rules)
  else reply.setCookie(name, value, { ...rules, maxAge: maxAgeSeconds })
}
