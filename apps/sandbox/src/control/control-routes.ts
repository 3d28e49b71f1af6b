import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { SCOPES } from '../oauth/scopes.ts'
import { FaultWish } from './faults.ts'
import { find } from './find.ts'

const Limits = z.strictObject({
  /** `METHOD /pattern`. */
  endpoint: z.string().min(1),
  /** Without limits in the request, the published ones are restored. */
  max: z.int().positive().optional(),
  windowMs: z
    .int()
    .positive()
    .default(15 * 60 * 1000),
})

const Token = z.strictObject({
  handle: z.string(),
  client_id: z.string().default('demo-client'),
  scopes: z.array(z.string()).default(Object.keys(SCOPES)),
  expires_in: z.int().optional(),
})

const Expiry = z.strictObject({
  handle: z.string().optional(),
  /** True also revokes the refresh tokens, as when a person removes the app. */
  grants: z.boolean().default(false),
})

const Client = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  redirectUris: z.array(z.url()).min(1),
})

/** Faults, limits, tokens, clients and counters. */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { faults, limiter, counters, oauth, world } = sandbox

  app.post('/_control/fault', async (request) => faults.add(FaultWish.parse(request.body)))
  app.get('/_control/fault', async () => ({ faults: faults.list() }))
  app.delete('/_control/fault', async () => {
    faults.remove()
    return { ok: true }
  })
  app.delete('/_control/fault/:id', async (request) => {
    faults.remove(Number((request.params as { id: string }).id))
    return { ok: true }
  })

  app.post('/_control/limits', async (request) => {
    const { endpoint, max, windowMs } = Limits.parse(request.body)
    limiter.override(endpoint, max === undefined ? undefined : [{ max, windowMs }])
    return { endpoint, limits: limiter.limitsOf(endpoint) }
  })

  app.get('/_control/counters', async () => counters.report())
  app.post('/_control/reset', async () => {
    counters.reset()
    faults.remove()
    limiter.reset()
    return { ok: true }
  })

  app.post('/_control/token', async (request) => {
    const { handle, client_id: clientId, scopes, expires_in: expiresIn } = Token.parse(request.body)
    const person = find(world.personByHandle, handle.toLowerCase())
    const pair = oauth.mint({ person: person.index, clientId, scopes }, expiresIn)
    return {
      access_token: pair.access,
      refresh_token: pair.refresh,
      expires_in: pair.expiresIn,
      user_id: person.id,
    }
  })
  app.post('/_control/expire-tokens', async (request) => {
    const { handle, grants } = Expiry.parse(request.body ?? {})
    const person = handle === undefined ? undefined : find(world.personByHandle, handle.toLowerCase()).index
    return { ended: oauth.expire(person, grants) }
  })
  app.post('/_control/client', async (request) => {
    const client = Client.parse(request.body)
    oauth.clients.set(client.id, client)
    return client
  })
}
