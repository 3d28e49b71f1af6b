import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendNotice } from './layout.ts'
import type { Sessions, Visitor } from './sessions.ts'

/** Form fields, or query parameters, that are plain texts. */
export function fieldsOf(source: unknown): Record<string, string> {
  if (typeof source !== 'object' || source === null) return {}
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A path of this very site, else the home page: where to go after a form. */
export function ownPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\r\n]/.test(wanted)) return '/'
  return wanted
}

/** The page that a form was on. */
export function cameFrom(request: FastifyRequest): string {
  const referer = request.headers.referer
  if (!referer || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  return url.host === request.headers.host ? ownPath(url.pathname + url.search) : '/'
}

/** The visitor who sent this form from one of our pages; otherwise answers, and gives nothing. */
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
