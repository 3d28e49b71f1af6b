import { type FindWays, waysOf } from '@seaport/seat-client/egress/ways'
import { session } from 'electron'

/** The ways out that the system's settings name, a PAC script among them; Chromium evaluates it. */
export const systemWays: FindWays = async (url) => waysOf(await session.defaultSession.resolveProxy(url))
