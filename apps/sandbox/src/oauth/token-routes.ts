import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sandbox } from '../context.ts'
import type { TokenPair } from './store.ts'

type Form = Record<string, string | undefined>

interface Refusal {
  error: string
  description: string
}

const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/

const isRefusal = (answer: TokenPair | Refusal): answer is Refusal => 'error' in answer

const missing = (name: string): Refusal => ({
  error: 'invalid_request',
  description: `Missing required parameter [${name}].`,
})

function formOf(body: unknown): Form {
  if (typeof body !== 'object' || body === null) return {}
  const entries = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

function refuse(reply: FastifyReply, { error, description }: Refusal) {
  return reply.status(error === 'invalid_client' ? 401 : 400).send({ error, error_description: description })
}

/** `POST /2/oauth2/token` and `/2/oauth2/revoke`: RFC 6749 and 7009 for public clients. */
export function tokenRoutes(app: FastifyInstance, sandbox: Sandbox, deadGrantError: string): void {
  const { oauth } = sandbox
  const dead = (what: string): Refusal => ({
    error: deadGrantError,
    description: `Value passed for the ${what} was invalid.`,
  })

  function fromCode(form: Form, clientId: string): TokenPair | Refusal {
    const { code, redirect_uri: redirectUri, code_verifier: verifier } = form
    if (!code) return missing('code')
    if (!redirectUri) return missing('redirect_uri')
    if (!verifier) return missing('code_verifier')
    if (!VERIFIER.test(verifier)) return dead('code verifier')
    return oauth.redeemCode(code, { clientId, redirectUri, verifier }) ?? dead('authorization code')
  }

  function fromRefresh(form: Form, clientId: string): TokenPair | Refusal {
    if (!form.refresh_token) return missing('refresh_token')
    return oauth.refresh(form.refresh_token, clientId) ?? dead('token')
  }

  function grant(form: Form, clientId: string): TokenPair | Refusal {
    if (form.grant_type === 'authorization_code') return fromCode(form, clientId)
    if (form.grant_type === 'refresh_token') return fromRefresh(form, clientId)
    if (!form.grant_type) return missing('grant_type')
    return {
      error: 'unsupported_grant_type',
      description: `The grant type [${form.grant_type}] is not supported.`,
    }
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
  })

  app.post('/2/oauth2/token', async (request, reply) => {
    const form = formOf(request.body)
    if (!form.client_id || !oauth.clients.has(form.client_id)) {
      return refuse(reply, { error: 'invalid_client', description: 'The client is not known.' })
    }
    const answer = grant(form, form.client_id)
    if (isRefusal(answer)) return refuse(reply, answer)
    return {
      token_type: 'bearer',
      expires_in: answer.expiresIn,
      access_token: answer.access,
      scope: answer.scopes.join(' '),
      ...(answer.refresh && { refresh_token: answer.refresh }),
    }
  })

  app.post('/2/oauth2/revoke', async (request, reply) => {
    const form = formOf(request.body)
    if (!form.client_id || !oauth.clients.has(form.client_id)) {
      return refuse(reply, { error: 'invalid_client', description: 'The client is not known.' })
    }
    if (!form.token) return refuse(reply, missing('token'))
    oauth.revoke(form.token, form.client_id)
    return { revoked: true }
  })
}
