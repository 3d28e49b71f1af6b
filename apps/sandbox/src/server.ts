import { setTimeout as pause } from 'node:timers/promises'
import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import type { Sandbox } from './context.ts'
import { control } from './control/control.ts'
import { createCounters } from './control/counters.ts'
import { faultHooks } from './control/fault-hooks.ts'
import { createFaults } from './control/faults.ts'
import { graphApi, graphPages } from './graph-api/graph-api.ts'
import { createGraphState } from './graph-api/state.ts'
import { createGraphTokens } from './graph-api/tokens.ts'
import { authorizeRoutes } from './oauth/authorize-routes.ts'
import { DEMO_CLIENT } from './oauth/clients.ts'
import { OauthStore } from './oauth/store.ts'
import { tokenRoutes } from './oauth/token-routes.ts'
import type { SandboxOptions } from './options.ts'
import { actRoutes } from './web/act-routes.ts'
import { loginRoutes } from './web/login-routes.ts'
import { metaPages, xListPages } from './web/meta-pages.ts'
import { pagesRoutes } from './web/pages-routes.ts'
import { createSessions } from './web/sessions.ts'
import { generateWorld } from './world/generate.ts'
import type { World } from './world/types.ts'
import { createRateLimiter } from './x-api/rate-limiter.ts'
import { xApi } from './x-api/x-api.ts'

/** A running network. */
export interface RunningSandbox {
  /** Without a trailing slash. */
  url: string
  port: number
  world: World
  close(): Promise<void>
}

function assemble(options: SandboxOptions): Sandbox {
  const now = options.now ?? Date.now
  const world = generateWorld({
    seed: options.seed ?? 'seaside',
    people: options.people ?? 3000,
    busyPostCommenters: options.busyPostCommenters ?? 0,
    now,
  })
  return {
    world,
    oauth: new OauthStore(now, options.clients ?? [DEMO_CLIENT], options.accessTokenSeconds ?? 7200),
    sessions: createSessions(world),
    limiter: createRateLimiter(now, options.limits),
    faults: createFaults(),
    counters: createCounters(),
    media: new Map(),
    pageRows: options.pageRows ?? Number.POSITIVE_INFINITY,
    vocabularies: options.vocabularies ?? ['tweet', 'post'],
  }
}

/** A surface with its own hooks and error format. */
function surface(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  app.register((scope, _options, done) => {
    add(scope)
    done()
  })
}

/** Generates a network and builds its server: the API, sign-in, the web pages and, unless left out, the test controls. */
export async function buildSandbox(
  options: SandboxOptions = {},
): Promise<{ app: FastifyInstance; world: World }> {
  const sandbox = assemble(options)
  const app = fastify({ logger: false, forceCloseConnections: true })
  await app.register(formbody)
  faultHooks(app, sandbox)
  const graph = createGraphState(createGraphTokens(sandbox.world.now))
  const { latencyMs = 0 } = options
  if (latencyMs > 0)
    app.addHook('onRequest', async ({ url }) => {
      if (/^\/(2|graph[\w-]*)\//.test(url)) await pause(latencyMs)
    })
  app.get('/health', async () => ({ status: 'ok' }))
  surface(app, (scope) => xApi(scope, sandbox))
  surface(app, (scope) => tokenRoutes(scope, sandbox, options.deadGrantError ?? 'invalid_grant'))
  surface(app, (scope) => graphApi(scope, sandbox, graph))
  surface(app, (scope) => {
    graphPages(scope, sandbox, graph)
    authorizeRoutes(scope, sandbox)
    loginRoutes(scope, sandbox)
    actRoutes(scope, sandbox)
    pagesRoutes(scope, sandbox)
    metaPages(scope, sandbox)
    xListPages(scope, sandbox)
  })
  if (options.control !== false) surface(app, (scope) => control(scope, sandbox, graph))
  return { app, world: sandbox.world }
}

/** Generates a network and serves it on a port. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { app, world } = await buildSandbox(options)
  const host = options.host ?? '127.0.0.1'
  await app.listen({ port: options.port ?? 0, host })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    world,
    close: () => app.close(),
  }
}
