import type { FastifyInstance } from 'fastify'
import { ZodError, z } from 'zod'
import type { Sandbox } from '../context.ts'
import { graphControl } from '../graph-api/graph-api.ts'
import type { GraphState } from '../graph-api/state.ts'
import { controlRoutes } from './control-routes.ts'
import { NotHere } from './find.ts'
import { makeRoutes } from './make-routes.ts'
import { truthRoutes } from './truth-routes.ts'

/** The network's test controls, under `/_control`: for tests and demos only. */
export function control(app: FastifyInstance, sandbox: Sandbox, graph: GraphState): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof ZodError) return reply.status(400).send({ error: z.prettifyError(error) })
    if (error instanceof NotHere) return reply.status(404).send({ error: error.message })
    const status = error instanceof RangeError ? 400 : (error.statusCode ?? 500)
    return reply.status(status).send({ error: error.message })
  })
  controlRoutes(app, sandbox)
  makeRoutes(app, sandbox)
  truthRoutes(app, sandbox)
  graphControl(app, sandbox, graph)
}
