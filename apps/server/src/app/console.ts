import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { securityHeaders } from '../kernel/http/security-headers.ts'

/** Folder of the console's build. */
const consoleFiles = fileURLToPath(new URL('../../../console/dist', import.meta.url))

const POLICY = 'content-security-policy'
/**
 * CSP of the build's hashed files, which are not pages: if a browser renders one, nothing in it may load or run. The shared worker of events, whose
 * policy comes with its file, may call this server.
 */
const POLICY_OF_ASSETS = "default-src 'none';connect-src 'self';frame-ancestors 'none'"

/** Serves the console's files, compressed at build time: hashed ones for a year, the page itself revalidated. Without a build only the API is served. */
export async function serveConsole(app: FastifyInstance, root = consoleFiles): Promise<void> {
  if (!existsSync(root)) {
    app.log.warn('The console is not built; only the API is served')
    return
  }
  leadToScreens(app)
  const policyOfPage = pagePolicy(join(root, 'index.html'))
  await app.register(fastifyStatic, {
    root,
    // Internal files of the build (`.vite`) are not served.
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // The ETag already covers it.
    lastModified: false,
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/]/.test(path)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (hashed) reply.header(POLICY, POLICY_OF_ASSETS)
      if (/[\\/]index\.html(?:\.\w+)?$/.test(path)) reply.header(POLICY, policyOfPage())
    },
  })
}

/** Where password managers send people whose password is weak or known to others (https://www.w3.org/TR/change-password-url/). */
const CHANGE_PASSWORD = '/.well-known/change-password'

/**
 * Chats and mail gateways write the `#` of a screen's address as `%23`, and people leave it out: a browser that asks for such a page is led to the
 * screen. Programs and files that are missing get their 404.
 */
function leadToScreens(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers, routeOptions } = request
    if (url === CHANGE_PASSWORD) return reply.redirect('/#/dashboard?password=change')
    const isPage = method === 'GET' && headers.accept?.includes('text/html') === true
    if (!isPage || routeOptions.url !== '/*') return
    const screen = url.replace(/^\/%23(?=\/)/, '')
    if (screen !== url || /^\/(?!api\/)[a-z\d][a-z\d/-]*(?:\?|$)/i.test(screen))
      return reply.redirect(`/#${screen}`)
  })
}

/** Hashes of the page's own inline scripts, the only ones that may run. Read again after each build of the console. */
function pagePolicy(page: string): () => string {
  let known: { readonly built: number; readonly policy: string } | undefined
  return () => {
    const built = statSync(page).mtimeMs
    if (known?.built !== built) {
      const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)
      const hashes = [...scripts].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
      const policy = String(securityHeaders[POLICY])
      known = {
        built,
        policy: policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' ')),
      }
    }
    return known.policy
  }
}
