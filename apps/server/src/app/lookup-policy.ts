import type { FastifyInstance } from 'fastify'
import { readOpenSettings } from '../modules/setting/setting.public.ts'
import type { Install } from './install.ts'

/** Lets the console's pages ask the lookups of a visitor's country that are configured, and nobody else. */
export function allowLookups(app: FastifyInstance, { database }: Install): void {
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy')
    if (!policy || !String(reply.getHeader('content-type')).startsWith('text/html')) return
    const { geo_lookup_url, geo_fallback_url } = await readOpenSettings(database.db)
    const origins = [geo_lookup_url, geo_fallback_url].flatMap((url) => (url ? [new URL(url).origin] : []))
    reply.header('content-security-policy', `${policy};${["connect-src 'self'", ...origins].join(' ')}`)
  })
}
