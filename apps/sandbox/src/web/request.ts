import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendNotice } from './layout.ts'
import type { Sessions, Visitor } from './sessions.ts'

/** Form fields or query parameters, without those that are not strings. */
export function fieldsOf(source: unknown): Record<string, string> {
  if (typeof source !== 'object' || source === null) return {}
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The redirect target after a form: a path of this site, else the home page. */
export function ownPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\r\n]/.test(wanted)) return '/'
  return wanted
}

/** Path of the page that sent a form, by its referrer. */
export function cameFrom(request: FastifyRequest): string {
  const referer = request.headers.referer
  if (!referer || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  return url.host === request.headers.host ? ownPath(url.pathname + url.search) : '/'
}

/** The signed-in visitor who sent a form with a valid CSRF token; otherwise sends the refusal and returns undefined. */
export function formVisitor(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Visitor | undefined {
  const visitor = sessions.visitor(request)
  if (!visitor) {
    reply.redirect(`/login?next=${encodeURIComponent(cameFrom(request))}`, 303)
    return undefined
  }
  if (fieldsOf(request.body).key !== visitor.formKey) {
    sendNotice(
      reply,
      403,
      'This form is out of date',
      'Go back, load the page again and repeat what you did.',
      visitor,
    )
    return undefined
  }
  return visitor
}
