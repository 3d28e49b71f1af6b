import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the console's build lies. */
const consoleFiles = fileURLToPath(new URL('../../../console/dist', import.meta.url))

/** Serves the console's files, compressed as the build left them: hashed ones for a year, the page itself always fresh. Without a build only the API is served. */
export async function serveConsole(app: FastifyInstance, root = consoleFiles): Promise<void> {
  if (!existsSync(root)) {
    app.log.warn('The console is not built; only the API is served')
    return
  }
  await app.register(fastifyStatic, {
    root,
    // What the build keeps for itself (`.vite`) is for nobody else.
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}
