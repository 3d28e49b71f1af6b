import { type FindRoutes, routesOf } from '@seaport/seat-client/egress/server-routes'
import { session } from 'electron'

/** The routes that the system's settings name, a PAC script among them; Chromium evaluates it. */
export const systemRoutes: FindRoutes = async (url) =>
  routesOf(await session.defaultSession.resolveProxy(url))
