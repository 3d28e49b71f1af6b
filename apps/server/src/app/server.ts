import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { endpoints } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { readForwardedAddresses } from '../kernel/http/address.ts'
import { plainApiPath } from '../kernel/http/api-path.ts'
import { arrivalLimits } from '../kernel/http/arrival-limits.ts'
import { answerClientErrors } from '../kernel/http/client-error.ts'
import { sendDateHeader } from '../kernel/http/date-header.ts'
import { handleErrors, handleFrameworkError } from '../kernel/http/errors.ts'
import { openForForms } from '../kernel/http/form.ts'
import { parseJsonBodies } from '../kernel/http/json-body.ts'
import { withLazyChildren } from '../kernel/http/lazy-log.ts'
import { mustBeDescribed, serveOpenApi } from '../kernel/http/openapi.ts'
import { limitRequestRate } from '../kernel/http/rate-limit-hook.ts'
import { openForRawBodies } from '../kernel/http/raw-body.ts'
import { logRequests } from '../kernel/http/request-log.ts'
import { createRouteRegistrar } from '../kernel/http/route.ts'
import { sendSecurityHeaders } from '../kernel/http/security-headers.ts'
import { closeIdleConnections, rejectDuringShutdown } from '../kernel/http/shutdown.ts'
import type { Installation } from '../kernel/installation.ts'
import type { JobRunner } from '../kernel/jobs/jobs.ts'
import { accountRoutes } from '../modules/desk/account/account.routes.ts'
import { openPassword } from '../modules/desk/proxy/proxy.public.ts'
import { proxyRoutes } from '../modules/desk/proxy/proxy.routes.ts'
import { seatRoutes } from '../modules/desk/seat/seat.routes.ts'
import { seatSessionRoutes } from '../modules/desk/seat-session/seat-session.routes.ts'
import { signInRoutes } from '../modules/desk/sign-in/sign-in.routes.ts'
import { customerRoutes } from '../modules/money/order/customer.routes.ts'
import { orderRoutes } from '../modules/money/order/order.routes.ts'
import { paymentRoutes } from '../modules/money/order/payment.routes.ts'
import { priceRoutes } from '../modules/money/price/price.routes.ts'
import { walletRoutes } from '../modules/money/wallet/wallet.routes.ts'
import { adminUserRoutes, systemUserRoutes } from '../modules/people/admin-user/admin-user.routes.ts'
import { apiTokenRoutes } from '../modules/people/api-token/api-token.routes.ts'
import { loginLogRoutes } from '../modules/people/login-log/login-log.routes.ts'
import { registrationRoutes } from '../modules/people/registration/registration.routes.ts'
import { roleRoutes } from '../modules/people/role/role.routes.ts'
import { secondFactorRoutes } from '../modules/people/second-factor/second-factor.routes.ts'
import { securityNoticeRoutes } from '../modules/people/security-notice/security-notice.routes.ts'
import { sessionRoutes } from '../modules/people/session/session.routes.ts'
import { systemRoutes } from '../modules/people/system/system.routes.ts'
import { userRoutes } from '../modules/people/user/user.routes.ts'
import { announcementRoutes } from '../modules/platform/announcement/announcement.routes.ts'
import { auditGuardFor } from '../modules/platform/audit/audit.public.ts'
import { auditRoutes } from '../modules/platform/audit/audit.routes.ts'
import { doctorRoutes } from '../modules/platform/doctor/doctor.routes.ts'
import { mailQueue } from '../modules/platform/email/email.public.ts'
import { emailRoutes } from '../modules/platform/email/email.routes.ts'
import { eventRoutes } from '../modules/platform/event/event.routes.ts'
import { feedbackRoutes } from '../modules/platform/feedback/feedback.routes.ts'
import { fileRoutes } from '../modules/platform/file/file.routes.ts'
import { healthRoutes } from '../modules/platform/health/health.routes.ts'
import { jobRoutes } from '../modules/platform/job/job.routes.ts'
import { menuRoutes } from '../modules/platform/menu/menu.routes.ts'
import { metricsRoutes } from '../modules/platform/metrics/metrics.routes.ts'
import { networkRoutes } from '../modules/platform/network/network.routes.ts'
import { officialChannelRoutes } from '../modules/platform/official-channel/official-channel.routes.ts'
import { releaseRoutes } from '../modules/platform/release/release.routes.ts'
import { serveDownloads } from '../modules/platform/release/release-download.ts'
import { settingRoutes } from '../modules/platform/setting/setting.routes.ts'
import { publishingRoutes } from '../modules/platform/version/publishing.routes.ts'
import { versionRoutes } from '../modules/platform/version/version.routes.ts'
import { adminActRoutes } from '../modules/work/admin-act/admin-act.routes.ts'
import { adminListRoutes } from '../modules/work/admin-list/admin-list.routes.ts'
import { attentionRoutes } from '../modules/work/attention/attention.routes.ts'
import { erasureRoutes } from '../modules/work/erasure/erasure.routes.ts'
import { guardRoutes } from '../modules/work/guard/guard.routes.ts'
import { notificationRoutes } from '../modules/work/notification/notification.routes.ts'
import { optOutRoutes } from '../modules/work/opt-out/opt-out.routes.ts'
import { resourceRoutes } from '../modules/work/resource/resource.routes.ts'
import { runnerRoutes } from '../modules/work/runner/runner.routes.ts'
import { scriptRoutes } from '../modules/work/script/script.routes.ts'
import { searchRoutes } from '../modules/work/search/search.routes.ts'
import { adminStatsRoutes, statsRoutes } from '../modules/work/stats/stats.routes.ts'
import { taskQueue } from '../modules/work/task/task.public.ts'
import { taskRoutes } from '../modules/work/task/task.routes.ts'
import { taskRepeatRoutes } from '../modules/work/task/task-repeat.routes.ts'
import { taskCalendarRoutes } from '../modules/work/task-calendar/task-calendar.routes.ts'
import { translationRoutes } from '../modules/work/translation/translation.routes.ts'
import { authenticate, confirmCaller, orByApiToken } from './authenticate.ts'
import { allowRegionLookups } from './connect-src.ts'
import { serveConsole } from './console.ts'
import { deskHooks, peopleHooks } from './hooks.ts'

/** Modules that need only the installation. */
const routesOfModules = [
  apiTokenRoutes,
  emailRoutes,
  loginLogRoutes,
  adminListRoutes,
  announcementRoutes,
  menuRoutes,
  networkRoutes,
  notificationRoutes,
  roleRoutes,
  settingRoutes,
  translationRoutes,
  versionRoutes,
  publishingRoutes,
  auditRoutes,
  officialChannelRoutes,
  optOutRoutes,
  erasureRoutes,
  orderRoutes,
  customerRoutes,
  paymentRoutes,
  priceRoutes,
  feedbackRoutes,
  fileRoutes,
  guardRoutes,
  scriptRoutes,
  proxyRoutes,
  releaseRoutes,
  resourceRoutes,
  runnerRoutes,
  searchRoutes,
  secondFactorRoutes,
  securityNoticeRoutes,
  sessionRoutes,
  signInRoutes,
  statsRoutes,
  adminStatsRoutes,
  systemRoutes,
  taskRoutes,
  taskRepeatRoutes,
  taskCalendarRoutes,
  userRoutes,
  walletRoutes,
]

/**
 * Builds the HTTP server of an installation: every endpoint of the contract, the event stream, health, the console's files.
 * @param jobs for /ready
 * @throws Error if an endpoint of the contract has no handler
 */
export async function buildServer(installation: Installation, jobs: JobRunner): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: withLazyChildren(installation.log),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '' }) => plainApiPath(url),
    ...arrivalLimits(installation.env.requestSeconds),
    trustProxy: ['loopback', ...installation.env.trustedProxies],
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: answerClientErrors(installation.log),
    logController: new LogController({ disableRequestLogging: true }),
  })
  await handleEveryRequest(app, installation)

  const mounted = new Set<Endpoint>()
  const whoCalls = authenticate(installation)
  const registerRoute = createRouteRegistrar(
    { app, ...(await openForForms(app)), ...(await openForRawBodies(app)) },
    installation,
    { authenticate: orByApiToken(installation, whoCalls), confirmCaller, auditGuardFor },
    mounted,
  )
  for (const routes of routesOfModules) routes(registerRoute, installation)
  accountRoutes(registerRoute, installation, deskHooks, (proxy) => openPassword(installation, proxy))
  seatRoutes(registerRoute, deskHooks)
  seatSessionRoutes(registerRoute, installation, deskHooks)
  registrationRoutes(registerRoute, installation, peopleHooks)
  adminUserRoutes(registerRoute, installation, peopleHooks)
  systemUserRoutes(registerRoute, installation, peopleHooks)
  jobRoutes(registerRoute, jobs)
  doctorRoutes(registerRoute, installation, jobs)
  attentionRoutes(registerRoute, jobs)
  adminActRoutes(registerRoute, deskHooks)
  const missing = endpoints.filter((endpoint) => !mounted.has(endpoint))
  if (missing.length > 0)
    throw new Error(`No handler for ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`)

  eventRoutes(app, installation, whoCalls)
  healthRoutes(app, installation, jobs)
  metricsRoutes(app, installation, jobs, { task: taskQueue, mail: mailQueue })
  serveDownloads(app, installation)
  await serveOpenApi(app, installation.env.publicUrl)
  await serveConsole(app)
  return app
}

/** Hooks for every request of any route. */
async function handleEveryRequest(app: FastifyInstance, installation: Installation) {
  readForwardedAddresses(app)
  logRequests(app, installation.log)
  sendDateHeader(app, installation.clock)
  mustBeDescribed(app)
  closeIdleConnections(app)
  // The API accepts only JSON; Fastify would also accept plain text.
  app.removeContentTypeParser('text/plain')
  parseJsonBodies(app)
  handleErrors(app, installation.disk)
  // Cookies are parsed on demand.
  await app.register(cookie, { hook: false })
  sendSecurityHeaders(app)
  allowRegionLookups(app, installation)
  rejectDuringShutdown(app)
  limitRequestRate(app, installation.env.rateLimit)
}
