import { type FindRoutes, routesOf } from '@seaport/seat-client/egress/server-routes'
import { session } from 'electron'

/** Routes from the system's settings, including a PAC script, which Chromium evaluates. */
export const systemRoutes: FindRoutes = async (url) =>
  routesOf(await session.defaultSession.resolveProxy(url))
