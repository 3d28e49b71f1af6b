import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Installation } from '../kernel/installation.ts'
import { readOpenSettings } from '../modules/platform/setting/setting.public.ts'

/** Allows the console's pages to call the configured country lookups, and nothing else. */
export function allowRegionLookups(app: FastifyInstance, { database }: Installation): void {
  const allow = async (reply: FastifyReply, policy: unknown) => {
    const { geo_lookup_url, geo_fallback_url } = await readOpenSettings(database.db)
    const origins = [geo_lookup_url, geo_fallback_url].flatMap((url) => (url ? [new URL(url).origin] : []))
    reply.header('content-security-policy', `${policy};${["connect-src 'self'", ...origins].join(' ')}`)
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    if (!policy || !isPage(request.url, reply.getHeader('content-type'))) return done(null, payload)
    allow(reply, policy).then(() => done(null, payload), done)
  })
}

/** A page that has not changed is answered without a type, and the browser takes the policy from that answer. */
function isPage(url: string, type: unknown): boolean {
  if (type !== undefined) return String(type).startsWith('text/html')
  return /^\/(?:index\.html)?(?:\?|$)/.test(url)
}
