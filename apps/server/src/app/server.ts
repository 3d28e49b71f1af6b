import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { endpoints } from '@seaport/contract/api'
import type { Endpoint } from '@seaport/contract/endpoint'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from '../modules/account/account.routes.ts'
import { adminListRoutes } from '../modules/admin-list/admin-list.routes.ts'
import { adminUserRoutes, systemUserRoutes } from '../modules/admin-user/admin-user.routes.ts'
import { announcementRoutes } from '../modules/announcement/announcement.routes.ts'
import { auditRoutes } from '../modules/audit/audit.routes.ts'
import { emailRoutes } from '../modules/email/email.routes.ts'
import { eventRoutes } from '../modules/event/event.routes.ts'
import { fileRoutes } from '../modules/file/file.routes.ts'
import { guardRoutes } from '../modules/guard/guard.routes.ts'
import { healthRoutes } from '../modules/health/health.routes.ts'
import { jobRoutes } from '../modules/job/job.routes.ts'
import { loginLogRoutes } from '../modules/login-log/login-log.routes.ts'
import { menuRoutes } from '../modules/menu/menu.routes.ts'
import { optOutRoutes } from '../modules/opt-out/opt-out.routes.ts'
import { customerRoutes } from '../modules/order/customer.routes.ts'
import { orderRoutes } from '../modules/order/order.routes.ts'
import { paymentRoutes } from '../modules/order/payment.routes.ts'
import { priceRoutes } from '../modules/price/price.routes.ts'
import { proxyRoutes } from '../modules/proxy/proxy.routes.ts'
import { registrationRoutes } from '../modules/registration/registration.routes.ts'
import { resourceRoutes } from '../modules/resource/resource.routes.ts'
import { roleRoutes } from '../modules/role/role.routes.ts'
import { runnerRoutes } from '../modules/runner/runner.routes.ts'
import { scriptRoutes } from '../modules/script/script.routes.ts'
import { seatRoutes } from '../modules/seat/seat.routes.ts'
import { seatSessionRoutes } from '../modules/seat-session/seat-session.routes.ts'
import { sessionRoutes } from '../modules/session/session.routes.ts'
import { settingRoutes } from '../modules/setting/setting.routes.ts'
import { adminStatsRoutes, statsRoutes } from '../modules/stats/stats.routes.ts'
import { systemRoutes } from '../modules/system/system.routes.ts'
import { taskRoutes } from '../modules/task/task.routes.ts'
import { userRoutes } from '../modules/user/user.routes.ts'
import { versionRoutes } from '../modules/version/version.routes.ts'
import { walletRoutes } from '../modules/wallet/wallet.routes.ts'
import { authenticate } from './authenticate.ts'
import { closePromptly, refuseWhileClosing } from './closing.ts'
import { serveConsole } from './console.ts'
import { answerErrors, answerFrameworkError } from './errors.ts'
import { stopFloods } from './flood.ts'
import { takeForms } from './form.ts'
import type { Install } from './install.ts'
import type { JobRunner } from './jobs.ts'
import { withLazyChildren } from './lazy-log.ts'
import { allowLookups } from './lookup-policy.ts'
import { mustBeDescribed, serveOpenApi } from './openapi.ts'
import { logRequests } from './request-log.ts'
import { mountOn } from './route.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { tellTime } from './tell-time.ts'

/**
 * Builds the HTTP server of an installation: every endpoint of the contract, the event stream, health, the console's files.
 * @param jobs for /ready
 * @throws Error if an endpoint of the contract has no handler
 */
export async function buildServer(install: Install, jobs: JobRunner): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: withLazyChildren(install.log),
    genReqId: () => randomUUID(),
    trustProxy: ['loopback', ...install.env.trustedProxies],
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    logController: new LogController({ disableRequestLogging: true }),
  })
  logRequests(app, install.log)
  tellTime(app, install.clock)
  mustBeDescribed(app)
  closePromptly(app)
  // The API speaks JSON alone; Fastify would also take plain text.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  await app.register(cookie)
  sendSecurityHeaders(app)
  allowLookups(app, install)
  refuseWhileClosing(app)
  stopFloods(app, install.env.rateLimit)
  await takeForms(app)

  const mounted = new Set<Endpoint>()
  const whoCalls = authenticate(install)
  const mount = mountOn(app, install, whoCalls, mounted)
  for (const routes of [
    accountRoutes,
    emailRoutes,
    loginLogRoutes,
    registrationRoutes,
    adminListRoutes,
    announcementRoutes,
    menuRoutes,
    roleRoutes,
    settingRoutes,
    versionRoutes,
    adminUserRoutes,
    systemUserRoutes,
    auditRoutes,
    optOutRoutes,
    orderRoutes,
    customerRoutes,
    paymentRoutes,
    priceRoutes,
    fileRoutes,
    guardRoutes,
    scriptRoutes,
    proxyRoutes,
    resourceRoutes,
    runnerRoutes,
    seatRoutes,
    seatSessionRoutes,
    sessionRoutes,
    statsRoutes,
    adminStatsRoutes,
    systemRoutes,
    taskRoutes,
    userRoutes,
    walletRoutes,
  ]) {
    routes(mount, install)
  }
  jobRoutes(mount, jobs)
  const missing = endpoints.filter((endpoint) => !mounted.has(endpoint))
  if (missing.length > 0)
    throw new Error(`No handler for ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`)

  eventRoutes(app, install, whoCalls)
  healthRoutes(app, install, jobs)
  await serveOpenApi(app)
  await serveConsole(app)
  return app
}
